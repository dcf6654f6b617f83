import { type Mood, mixInks } from './palettes'
import type { PictureSubject } from './picture-subject'
import type { Scene } from './scene'
import { crossing } from './scenes/crossing'
import { onPlate } from './scenes/on-plate'
import { openWater } from './scenes/open-water'
import { rain } from './scenes/rain'
import { shore } from './scenes/shore'
import { createSeededRandom } from './seeded-random'
import { sheet } from './sheet'

const [width, height] = [1600, 1200]

// Repeated names are weights: the richer a scene, the more often it may come up.
const moods: readonly [Mood, ...Mood[]] = ['pale', 'pale', 'pale', 'clear', 'clear', 'dark']
const scenes: readonly [Scene, ...Scene[]] = [
  ...([shore, shore, shore, shore, shore, shore] as const),
  ...([onPlate, onPlate, onPlate, openWater, crossing, rain] as const),
]

/**
 * The picture of a lesson, a product or a topic: "knowledge in drops", 1600 × 1200 units, without
 * words. The same slug always gives the same bytes; the palette changes nothing but the colours.
 */
export function composePicture({ slug, palette }: PictureSubject): string {
  const random = createSeededRandom(slug)
  const inks = mixInks(palette, random.pick(moods))
  const isMirrored = random.random(0.5)
  // A small drift of the whole plan keeps two pictures of the same plan from being twins.
  const drift = random.whole(-24, 24)
  const across = (x: number) => (isMirrored ? width - x : x) + drift
  const scene = random.pick(scenes)({ inks, random, across })
  return sheet(width, height, inks.ground, scene)
}
