import { setLines } from '../../letters/set-type'
import { block } from '../../shapes'
import type { Emblem } from '../product-design'
import { placed } from '../solids'
import type { Tone } from '../tones'

/** How a face is laid out: where the title stands, and where the drawing. */
export type Layout = 'title first' | 'drawing first' | 'band' | 'foot'

/** What is printed on the face of a box, a book or a pad. */
export interface Print {
  title: readonly string[]
  /** A quieter line under the title. */
  line?: readonly string[]
  emblem?: Emblem
  layout?: Layout
  tone: Tone
}

interface Face {
  x: number
  y: number
  width: number
  height: number
}

/** Prints a title, a quieter line and a drawing onto a face, never smaller than can be read. */
export function printed(print: Print, face: Face): string {
  return layouts[print.layout ?? 'title first'](print, face)
}

const layouts: Record<Layout, (print: Print, face: Face) => string> = {
  'title first': (print, { x, y, width, height }) => {
    const head = words(print, x + margin, y + margin, width - 2 * margin, print.tone.ink)
    return head.drawn + drawing(print, x, head.bottom + 10, width, y + height - head.bottom - 50)
  },
  'drawing first': (print, { x, y, width, height }) => {
    const head = words(print, x + margin, 0, width - 2 * margin, print.tone.ink)
    const top = y + height - head.bottom - margin * 0.6
    return (
      placed(head.drawn, 0, top) +
      drawing(print, x, y + margin * 0.7, width, top - y - margin * 1.3)
    )
  },
  band: (print, { x, y, width, height }) => {
    const ink = '#16283a'
    const head = words(print, x + margin, 0, width - 2 * margin, ink)
    const high = head.bottom + 56
    const top = y + height * 0.62 - high / 2
    const rest = top - y
    return (
      block(x, top, width, high, '#ffffff') +
      placed(head.drawn, 0, top + 36) +
      drawing(print, x, y + rest * 0.12, width, rest * 0.76)
    )
  },
  foot: (print, { x, y, width, height }) => {
    const head = words(print, x + margin, 0, width - 2 * margin, '#16283a')
    const high = head.bottom + margin
    const top = y + height - high
    return (
      block(x, top, width, high, '#ffffff') +
      placed(head.drawn, 0, top + margin * 0.6) +
      drawing(print, x, y + 40, width, top - y - 80)
    )
  },
}

const margin = 38

function words({ title, line = [] }: Print, x: number, y: number, width: number, ink: string) {
  const head = setLines(title, x, y, width, 150, ink)
  const quiet = { weight: 'regular' } as const
  const more = setLines(line, x, head.bottom + 12, width, 84, ink, quiet)
  return { drawn: head.drawn + more.drawn, bottom: line.length > 0 ? more.bottom : head.bottom }
}

function drawing({ emblem, tone }: Print, x: number, y: number, width: number, high: number) {
  if (!emblem || high < 60) return ''
  const size = Math.min(high, width * 0.72, 460)
  return placed(emblem(tone), x + (width - size) / 2, y + (high - size) / 2, size / 100)
}
