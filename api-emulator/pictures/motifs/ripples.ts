import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import type { Inks } from '../palettes'
import { circle, hoop, ring } from '../shapes'

/** Rings on still water, seen from above, around the drop that made them. */
export const ripples: Motif = ({ x, y, size, inks, random }) => {
  const [cx, cy] = [x + size / 2, y + size / 2]
  const count = random.whole(3, 5)
  const step = size / 2 / (count + 0.4)
  const open = random.random(0.5)
  const rings = Array.from({ length: count }, (_, index) => {
    const radius = step * (count - index + 0.4)
    if (open)
      return ring(cx, cy, radius - step * 0.2, step * 0.4, index % 2 ? inks.main : inks.soft)
    return circle(cx, cy, radius, [inks.soft, inks.main, inks.deep][index % 3] ?? inks.soft)
  })
  const heart = Math.min(step * 0.62, size * 0.09)
  return rings.join('') + dropShape(cx, cy + heart * 0.4, heart, open ? inks.deep : inks.light)
}

/** Two flat rings on the water under x, where a drop will fall. */
export function landing(x: number, level: number, reach: number, inks: Inks): string {
  const y = level + reach * 0.3 + 20
  return [1, 0.5]
    .map((part) => hoop(x, y, reach * part, reach * part * 0.27, 14, inks.ground))
    .join('')
}
