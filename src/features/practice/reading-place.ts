import type { ReadingPlace } from './learning-data'

/** Height of the navbar, which covers the upper edge, with a little air, in px. */
const covered = 80

/** Where the reader is: the first block of the text that ends below the upper edge. */
export function placeAt(blocks: readonly Element[]): ReadingPlace | null {
  for (const [block, element] of blocks.entries()) {
    const { top, height, bottom } = element.getBoundingClientRect()
    if (bottom <= covered) continue
    const share = height > 0 ? Math.min(1, Math.max(0, (covered - top) / height)) : 0
    return block === 0 && share === 0 ? null : { block, share }
  }
  return null
}

/** The share of the text below the upper edge. */
export function shareLeft(blocks: readonly Element[]): number {
  const top = blocks[0]?.getBoundingClientRect().top ?? 0
  const bottom = blocks.at(-1)?.getBoundingClientRect().bottom ?? 0
  return bottom > top ? Math.min(1, Math.max(0, (bottom - covered) / (bottom - top))) : 1
}

/** The scroll position of a place; null where the text has become shorter. */
export function scrollPositionOf(
  blocks: readonly Element[],
  { block, share }: ReadingPlace,
): number | null {
  const box = blocks[block]?.getBoundingClientRect()
  return box ? Math.max(0, scrollY + box.top + share * box.height - covered) : null
}

/** What the address and the history say about how the page was opened. */
export interface Opening {
  hash: string
  /** Of the document: `navigate`, `reload`, `back_forward`. */
  documentOpening: string
  /** Whether a link has opened the page in this document. */
  byLink: boolean
  /** The history entry was shown before. */
  isReturn: boolean
  scrollY: number
  /** The reader has the focus on a control. */
  isBusy: boolean
}

/** Whether nothing else decides where the page starts: no fragment, step back, reload or reader. */
export function mayResume(opening: Opening): boolean {
  const { hash, documentOpening, byLink, isReturn, scrollY, isBusy } = opening
  if (hash || isReturn || scrollY > 0 || isBusy) return false
  return byLink || documentOpening === 'navigate'
}
