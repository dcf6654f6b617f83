import { dotGrid } from '../backdrops'
import { dropShape } from '../drop-shape'
import { quarters } from '../motifs/arcs'
import { dots } from '../motifs/dots'
import { ripples } from '../motifs/ripples'
import { rays, stars } from '../motifs/spark'
import type { Scene, SceneDeps } from '../scene'
import { block, circle } from '../shapes'

/** Something seen from straight above, on a plate. */
export const onPlate: Scene = (deps) => {
  const { inks, random, across } = deps
  const hero = random.pick([quarters, dots, ripples, rays, stars])
  const x = across(random.pick([720, 800]))
  const size = random.whole(72, 80) * 10
  const plate = random.pick([round, half, floor, grid])(deps, x)
  const drawn = hero({ x: x - size / 2, y: 600 - size / 2, size, inks, random })
  const spare = hero === dots ? '' : dropShape(across(1310), random.pick([300, 940]), 44, inks.spot)
  return plate + drawn + spare
}

type Plate = (deps: SceneDeps, x: number) => string

const round: Plate = ({ inks }, x) => circle(x, 600, 500, inks.quiet)

const half: Plate = ({ inks, across }, x) => {
  const [from, to] = across(0) < across(1600) ? [0, x] : [x, 1600]
  return block(from, 0, to - from, 1200, inks.quiet)
}

const floor: Plate = ({ inks }) => block(0, 600, 1600, 600, inks.quiet)

const grid: Plate = ({ inks }) => dotGrid(100, 100, 15, 11, 100, 9, inks.quiet)
