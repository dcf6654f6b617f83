import { backdrop } from '../backdrops'
import { dropShape } from '../drop-shape'
import type { Scene, SceneDeps } from '../scene'
import { block, disc } from '../shapes'

/** Stepping stones: the way is a few small steps, and the far shore carries a drop. */
export const crossing: Scene = (deps) => {
  const { inks, random, across } = deps
  const horizon = random.whole(50, 60) * 10
  const goal = across(random.whole(84, 104) * 10)
  return [
    block(0, horizon, 1600, 1200 - horizon, inks.quiet),
    backdrop(goal, horizon, inks, random),
    stones(deps, goal, horizon),
    dropShape(goal, horizon - 74, 74, inks.spot),
  ].join('')
}

/** Five or six stones, wider and further apart the nearer they lie. */
function stones({ inks, random, across }: SceneDeps, goal: number, horizon: number): string {
  const count = random.whole(5, 6)
  const start = across(random.whole(52, 66) * 10)
  const swing = random.whole(12, 20) * 10 * random.pick([-1, 1])
  const fills = [inks.main, inks.deep, inks.main, inks.light]
  const shift = random.whole(0, 3)
  return Array.from({ length: count }, (_, index) => {
    const near = (index + 0.9) / count
    const x = goal + (start - goal) * near + swing * near * Math.sin(near * 2.2 * Math.PI)
    const y = horizon + (1120 - horizon) * near ** 1.5
    const width = 40 + 170 * near ** 1.3
    return disc(x, y, width, width * 0.3, fills[(index + shift) % 4] ?? inks.main)
  }).join('')
}
