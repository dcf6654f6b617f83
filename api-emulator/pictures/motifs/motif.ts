import type { Inks } from '../palettes'
import type { SeededRandom } from '../seeded-random'

/** The square that a motif may fill; its lower edge is the ground. */
interface Stage {
  x: number
  y: number
  size: number
  inks: Inks
  random: SeededRandom
}

/** Draws a motif of flat shapes within its stage. */
export type Motif = (stage: Stage) => string
