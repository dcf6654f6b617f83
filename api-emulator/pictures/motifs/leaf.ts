import type { Motif } from '../motif'
import { area, d, stroke, turned } from '../shapes'

/** What was sown: a sprout with pairs of leaves, each in two tones. */
export const leaf: Motif = ({ x, y, size, inks, random }) => {
  const [cx, base] = [x + size / 2, y + size]
  const pairs = random.whole(1, 2)
  const top = base - size * (0.3 + pairs * 0.17)
  const stem = stroke(d('M', cx, base - size * 0.015, 'V', top), inks.deep, size * 0.034)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const at = base - size * 0.16 - size * 0.24 * index
    const length = size * (0.5 - index * 0.1)
    const tilt = 60 - index * 8
    return [
      twoTone(cx, at, length, tilt, inks.main, inks.deep),
      twoTone(cx, at, length, -tilt, inks.deep, inks.main),
    ].join('')
  })
  return (
    stem + leaves.join('') + twoTone(cx, top + size * 0.05, size * 0.42, 0, inks.soft, inks.main)
  )
}

/** A leaf that starts at x, y and points upwards before it is turned. */
export function twoTone(
  x: number,
  y: number,
  length: number,
  degrees: number,
  left: string,
  right: string,
): string {
  const bow = length * 0.6
  const side = (sweep: number) => d('M', x, y, 'A', bow, bow, 0, 0, sweep, x, y - length, 'Z')
  return turned(area(side(1), left) + area(side(0), right), degrees, x, y)
}
