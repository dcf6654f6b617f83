import type { Motif } from '../motif'
import { block, circle } from '../shapes'

/** Steps that rise to the right, one tone each, with a ball that has climbed them. */
export const steps: Motif = ({ x, y, size, inks, random }) => {
  const count = random.whole(3, 4)
  const step = size / count
  const tall = size * (random.whole(62, 76) / 100)
  const fills = [inks.light, inks.soft, inks.main, inks.deep].slice(4 - count)
  const blocks = fills.map((fill, index) => {
    const height = (tall * (index + 1)) / count
    return block(x + index * step, y + size - height, step, height, fill)
  })
  const ball = step * 0.3
  const reached = random.whole(count - 2, count - 1)
  const top = y + size - (tall * (reached + 1)) / count
  return blocks.join('') + circle(x + (reached + 0.5) * step, top - ball, ball, inks.spot)
}
