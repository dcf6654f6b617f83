import type { Inks } from './palettes'
import type { SeededRandom } from './seeded-random'

/** What a scene is drawn with. */
export interface SceneDeps {
  inks: Inks
  random: SeededRandom
  /** Places a column of the plan, which may be mirrored; what stands there never is. */
  across: (x: number) => number
}

/** Draws everything that lies on the paper, 1600 × 1200. */
export type Scene = (deps: SceneDeps) => string
