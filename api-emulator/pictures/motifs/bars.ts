import type { Motif } from '../motif'
import { area, d } from '../shapes'

/** What grows a little each day: rising bars with round heads. */
export const bars: Motif = ({ x, y, size, inks, random }) => {
  const count = random.whole(3, 5)
  const step = size / count
  const width = step * random.pick([0.66, 0.74, 0.82])
  const strong = random.whole(1, count - 1)
  const bend = random.pick([0.9, 1.2, 1.6])
  return Array.from({ length: count }, (_, index) => {
    const height = size * (0.28 + 0.66 * (index / (count - 1)) ** bend)
    const fill = index === strong ? inks.deep : index % 2 ? inks.main : inks.soft
    const left = x + index * step + (step - width) / 2
    const [top, half, base] = [y + size - height, width / 2, y + size]
    const outline = ['M', left, base, 'V', top + half, 'A', half, half, 0, 0, 1] as const
    return area(d(...outline, left + width, top + half, 'V', base, 'Z'), fill)
  }).join('')
}
