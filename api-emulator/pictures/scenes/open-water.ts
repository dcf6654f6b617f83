import { dropShape } from '../drop-shape'
import { star } from '../motifs/spark'
import type { Scene } from '../scene'
import { circle, ring } from '../shapes'

/** Open water from above: one large meeting of rings, and the echo of another. */
export const openWater: Scene = ({ inks, random, across }) => {
  const [x, y] = [across(random.whole(44, 68) * 10), random.whole(40, 80) * 10]
  const step = random.whole(11, 18) * 10
  const rings = Array.from({ length: 6 }, (_, index) => {
    const radius = step * (6.6 - index)
    return circle(x, y, radius, index % 2 ? inks.ground : inks.quiet)
  })
  const heart = random.pick([
    () => dropShape(x, y + 0.28 * step, 0.62 * step, inks.main),
    () => circle(x, y, step, inks.main) + dropShape(x, y + 0.2 * step, 0.42 * step, inks.light),
    () => star(x, y, step, inks.main),
  ])
  const [farX, farY] = [across(random.whole(126, 134) * 10), 1200 - y]
  const echo = [190, 120].slice(random.whole(0, 1)).map((radius) => {
    return circle(farX, farY, radius + 40, inks.ground) + ring(farX, farY, radius, 24, inks.main)
  })
  return [...rings, heart(), ...echo, dropShape(farX, farY + 16, 42, inks.spot)].join('')
}
