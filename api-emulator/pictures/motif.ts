import type { Inks } from './palettes'
import type { SeededRandom } from './seeded-random'

/** The square a motif may fill; what stands, stands on its lower edge. */
export interface Stage {
  x: number
  y: number
  size: number
  inks: Inks
  random: SeededRandom
}

/** Draws one idea as flat shapes; everything it needs stands on its stage. */
export type Motif = (stage: Stage) => string
