import { type Mood, mixInks, type PictureSubject } from './palettes'
import { crossing, onPlate, openWater, rain, type Scene, shore } from './scenes'
import { createSeededRandom } from './seeded-random'
import { sheet } from './shapes'

const [width, height] = [1600, 1200]

// Repeated names are weights: richer scenes are more frequent.
const moods: readonly [Mood, ...Mood[]] = ['pale', 'pale', 'pale', 'clear', 'clear', 'dark']
const scenes: readonly [Scene, ...Scene[]] = [
  ...([shore, shore, shore, shore, shore, shore] as const),
  ...([onPlate, onPlate, onPlate, openWater, crossing, rain] as const),
]

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
