import { backdrop, dotGrid } from './backdrops'
import { leaf, rays, star, stars } from './motifs/growth'
import { bars, books, casement, glass, glasses, steps } from './motifs/things'
import { bows, dots, drop, landing, quarters, ripples } from './motifs/water'
import { type Inks, type Mood, mixInks, type PictureSubject } from './palettes'
import { createSeededRandom, type SeededRandom } from './seeded-random'
import {
  block,
  circle,
  d,
  disc,
  drawEach,
  drawTimes,
  dropShape,
  type Motif,
  ring,
  sheet,
  stroke,
} from './shapes'

const [width, height] = [1600, 1200]

/**
 * Picture of a lesson, a product or a topic, 1600 × 1200 units, without text. Deterministic by
 * slug; the palette changes only colours.
 */
export function composePicture({ slug, palette }: PictureSubject): string {
  const random = createSeededRandom(slug)
  const inks = mixInks(palette, random.pick(moods))
  const isMirrored = random.boolean(0.5)
  // A small offset keeps two pictures of the same scene from looking identical.
  const drift = random.whole(-24, 24)
  const across = (x: number) => (isMirrored ? width - x : x) + drift
  const scene = random.pick(scenes)({ inks, random, across })
  return sheet(width, height, inks.ground, scene)
}

// Repeated names are weights: richer scenes are more frequent.
const moods: readonly [Mood, ...Mood[]] = ['pale', 'pale', 'pale', 'clear', 'clear', 'dark']

/** Input of a scene. */
interface SceneDeps {
  inks: Inks
  random: SeededRandom
  /** Maps a horizontal position, which may be mirrored; the objects themselves are not. */
  across: (x: number) => number
}

/** Draws everything on the background, 1600 × 1200. */
type Scene = (deps: SceneDeps) => string

// Motifs with more variants are repeated, to be more frequent.
const heroes: readonly [Motif, ...Motif[]] = [
  bars,
  glasses,
  glass,
  leaf,
  books,
  books,
  casement,
  casement,
  bows,
  drop,
  steps,
]

/** A motif on the shore with its reflection, and a falling drop. */
const shore: Scene = (deps) => {
  const { inks, random } = deps
  const hero = random.pick(heroes)
  const level = random.whole(86, 100) * 10
  const water = block(0, level, 1600, 1200 - level, inks.quiet)
  return water + random.pick([alone, pair, aside])({ ...deps, hero, level })
}

interface ShoreDeps extends SceneDeps {
  hero: Motif
  /** Top of the water. */
  level: number
}

function alone(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  return [
    backdrop(800, level, inks, deps.random),
    standing(deps, deps.hero, 780, deps.random.whole(72, 80) * 10),
    landing(across(1300), level, 110, inks),
    dropShape(across(1300), level - 420, 44, inks.spot),
  ].join('')
}

function pair(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  const companion = deps.random.pick(deps.hero === leaf ? [bars, drop] : [leaf, leaf, drop])
  return [
    backdrop(across(620), level, inks, deps.random),
    standing(deps, deps.hero, 620, deps.random.whole(66, 73) * 10),
    standing(deps, companion, 1230, deps.random.whole(28, 34) * 10),
    dropShape(across(1230), level - 490, 44, inks.spot),
  ].join('')
}

function aside(deps: ShoreDeps): string {
  const { inks, level, across } = deps
  const x = across(1220)
  return [
    backdrop(across(620), level, inks, deps.random),
    standing(deps, deps.hero, 620, deps.random.whole(70, 77) * 10),
    landing(x, level, 230, inks),
    dropShape(x, level - 160, 54, inks.spot),
    dropShape(x, level - 390, 34, inks.main),
    dropShape(x, level - 550, 20, inks.soft),
  ].join('')
}

function standing(deps: ShoreDeps, motif: Motif, column: number, size: number): string {
  const { inks, random, level, across } = deps
  const x = across(column)
  const drawn = motif({ x: x - size / 2, y: level - size, size, inks, random })
  return drawn + mirrored(x, level, size, inks.ground)
}

/** Reflection: three short lines on the water, narrower with the distance. */
function mirrored(x: number, level: number, width: number, ink: string): string {
  return drawEach([0.84, 0.56, 0.24], (part, index) => {
    const y = level + 56 + index * 48
    const half = (width * part) / 2
    return y > 1170 ? '' : stroke(d`M ${x - half} ${y} H ${x + half}`, ink, 14)
  })
}

/** A motif seen from above, on a plate. */
const onPlate: Scene = (deps) => {
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

/** Water from above: one large set of rings and a smaller one. */
const openWater: Scene = ({ inks, random, across }) => {
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

/** A regular pattern of drops over water; one is highlighted. */
const rain: Scene = ({ inks, random, across }) => {
  const columns = random.whole(5, 8)
  const step = 1600 / columns
  const level = random.whole(86, 102) * 10
  const rows = Math.floor((level - step * 0.4) / step)
  const [spotRow, spotColumn] = [random.whole(0, rows - 1), random.whole(1, columns - 2)]
  const bold = random.boolean(0.5)
  const drops: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const isSpot = row === spotRow && column === spotColumn
      const x = across((column + 0.5 + (row % 2) / 2) * step)
      const y = step * (row + 0.75)
      const radius = step * (isSpot ? 0.26 : bold ? 0.2 : 0.12)
      const fill = isSpot ? inks.spot : [inks.main, inks.soft, inks.light][(row + column) % 3]
      drops.push(dropShape(x, y, radius, fill ?? inks.soft))
    }
  }
  return drops.join('') + block(0, level, 1600, 1200 - level, inks.quiet)
}

/** Stepping stones towards the far shore. */
const crossing: Scene = (deps) => {
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

/** Five or six stones, wider and further apart the nearer they are. */
function stones({ inks, random, across }: SceneDeps, goal: number, horizon: number): string {
  const count = random.whole(5, 6)
  const start = across(random.whole(52, 66) * 10)
  const swing = random.whole(12, 20) * 10 * random.pick([-1, 1])
  const fills = [inks.main, inks.deep, inks.main, inks.light]
  const shift = random.whole(0, 3)
  return drawTimes(count, (index) => {
    const near = (index + 0.9) / count
    const x = goal + (start - goal) * near + swing * near * Math.sin(near * 2.2 * Math.PI)
    const y = horizon + (1120 - horizon) * near ** 1.5
    const width = 40 + 170 * near ** 1.3
    return disc(x, y, width, width * 0.3, fills[(index + shift) % 4] ?? inks.main)
  })
}

const scenes: readonly [Scene, ...Scene[]] = [
  ...([shore, shore, shore, shore, shore, shore] as const),
  ...([onPlate, onPlate, onPlate, openWater, crossing, rain] as const),
]
