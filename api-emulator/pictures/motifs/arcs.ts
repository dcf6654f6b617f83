import type { Motif } from '../motif'
import { area, d } from '../shapes'

/** Bows that stand on the line, one within the other; sometimes with a smaller echo. */
export const bows: Motif = ({ x, y, size, inks, random }) => {
  const base = y + size
  const fills = [inks.main, inks.soft, inks.deep, inks.light, inks.main]
  const count = random.whole(2, 4)
  const nest = (cx: number, reach: number, shift: number) =>
    Array.from({ length: count + 1 }, (_, index) => {
      const fill = index === count ? inks.spot : (fills[(index + shift) % 5] ?? inks.main)
      return halfDisc(cx, base, reach * (1 - index / (count + 1.4)), fill)
    }).join('')
  if (random.random(0.6)) return nest(x + size / 2, size * 0.56, 0)
  const left = random.random(0.5)
  const [large, small] = left
    ? [x + size * 0.36, x + size * 0.83]
    : [x + size * 0.64, x + size * 0.17]
  return nest(small, size * 0.24, 1) + nest(large, size * 0.44, 0)
}

/** Four quarter discs that turn towards and away from each other. */
export const quarters: Motif = ({ x, y, size, inks, random }) => {
  const half = size / 2
  const fans = [inks.main, inks.deep, inks.soft, inks.light]
  const shift = random.whole(0, 3)
  return [0, 1, 2, 3]
    .map((index) => {
      const [left, top] = [x + (index % 2) * half, y + Math.floor(index / 2) * half]
      const fill = fans[(index + shift) % 4] ?? inks.main
      return quarterDisc(left, top, half, random.whole(0, 3), fill)
    })
    .join('')
}

/** A quarter disc that fills a square from one of its four corners, clockwise from the top left. */
export function quarterDisc(
  left: number,
  top: number,
  side: number,
  corner: number,
  fill: string,
): string {
  const [right, low] = [left + side, top + side]
  const bow = ['A', side, side, 0, 0, 1] as const
  const outlines = [
    d('M', left, top, 'H', right, ...bow, left, low, 'Z'),
    d('M', right, top, 'V', low, ...bow, left, top, 'Z'),
    d('M', right, low, 'H', left, ...bow, right, top, 'Z'),
    d('M', left, low, 'V', top, ...bow, right, low, 'Z'),
  ]
  return area(outlines[corner] ?? '', fill)
}

/** The upper half of a disc that stands on the line. */
function halfDisc(cx: number, base: number, radius: number, fill: string): string {
  const bow = ['A', radius, radius, 0, 0, 1, cx + radius, base] as const
  return area(d('M', cx - radius, base, ...bow, 'Z'), fill)
}
