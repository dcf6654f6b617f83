import { dropShape, leftHalf } from '../drop-shape'
import type { Motif } from '../motif'
import { area, d, stroke } from '../shapes'

/** A large drop: filled to a level, or folded along its middle. */
export const drop: Motif = (stage) => stage.random.pick([filled, folded])(stage)

const filled: Motif = ({ x, y, size, inks, random }) => {
  const radius = size * 0.335
  const [cx, cy] = [x + size / 2, y + size - radius]
  const level = radius * random.pick([-0.05, 0.2, 0.4])
  const half = Math.sqrt(radius ** 2 - level ** 2)
  const sweep = level < 0 ? 1 : 0
  const water = d(
    'M',
    cx - half,
    cy + level,
    'A',
    radius,
    radius,
    0,
    sweep,
    0,
    cx + half,
    cy + level,
  )
  const drop = dropShape(cx, cy, radius, inks.main) + area(`${water} Z`, inks.deep)
  return drop + shine(cx, cy, radius, inks.light)
}

const folded: Motif = ({ x, y, size, inks, random }) => {
  const radius = size * 0.335
  const [cx, cy] = [x + size / 2, y + size - radius]
  const [left, right] = random.pick([
    [inks.main, inks.deep],
    [inks.deep, inks.main],
    [inks.soft, inks.main],
  ])
  const drop = dropShape(cx, cy, radius, right) + area(leftHalf(cx, cy, radius), left)
  return random.random(0.5) ? drop : drop + shine(cx, cy, radius, inks.light)
}

/** The short bow of light that the brand's mark carries as well. */
function shine(cx: number, cy: number, radius: number, ink: string): string {
  const inner = radius * 0.6
  const bow = d('M', cx - inner, cy, 'A', inner, inner, 0, 0, 0, cx, cy + inner)
  return stroke(bow, ink, radius * 0.11)
}
