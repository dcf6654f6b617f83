import { round } from '../shapes'
import letters from './letters.json'

type Weight = keyof typeof letters

interface Type {
  weight?: Weight
  anchor?: 'start' | 'middle' | 'end'
}

// Headings are set a little tighter than the typeface's default.
const tracking = -14

const cuts: Record<Weight, Record<string, [number, string]>> = {
  regular: letters.regular as unknown as Record<string, [number, string]>,
  bold: letters.bold as unknown as Record<string, [number, string]>,
}

/** Anchor of centred text. */
export const middle = { anchor: 'middle' } as const

/** Width of a line in size 1. */
function lengthOf(line: string, weight: Weight = 'bold'): number {
  const advances = [...line].map((letter) => glyph(letter, weight)[0] + tracking)
  return advances.reduce((sum, advance) => sum + advance, 0) / 1000
}

/**
 * A line of text as outlines of the shop's typeface, so that no font is needed. y is the baseline;
 * the text is in `aria-label`.
 */
export function setLine(
  line: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { weight = 'bold', anchor = 'start' }: Type = {},
): string {
  const length = lengthOf(line, weight) * size
  const left = x - { start: 0, middle: length / 2, end: length }[anchor]
  let pen = 0
  const marks = [...line].map((letter) => {
    const [advance, outline] = glyph(letter, weight)
    const mark = outline && `<path transform="translate(${pen})" d="${outline}"/>`
    pen += advance + tracking
    return mark
  })
  const place = `translate(${round(left)} ${round(y)}) scale(${Math.round(size) / 1000})`
  return `<g aria-label="${escaped(line)}" fill="${fill}" transform="${place}">${marks.join('')}</g>`
}

/** Stacked lines in the largest size that width and maximum allow; y is the top. */
export function setLines(
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  tallest: number,
  fill: string,
  type: Type = {},
): { drawn: string; bottom: number } {
  const size = Math.min(tallest, ...lines.map((line) => width / lengthOf(line, type.weight)))
  const step = size * 1.14
  const drawn = lines.map((line, at) =>
    setLine(line, x, y + size * 0.8 + at * step, size, fill, type),
  )
  return { drawn: drawn.join(''), bottom: y + step * lines.length }
}

function glyph(letter: string, weight: Weight): [number, string] {
  const found = cuts[weight][letter]
  if (!found) throw new Error(`The typeface has no outline of “${letter}”.`)
  return found
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
