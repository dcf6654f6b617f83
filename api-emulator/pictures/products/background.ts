import type { SeededRandom } from '../seeded-random'
import { block, circle } from '../shapes'
import type { ProductKind } from './product-design'
import type { Place } from './tones'

/** What lies flat is seen from above; everything else stands on a table before a wall. */
const flat: readonly ProductKind[] = [
  'notebook',
  'workbook',
  'desk pad',
  'pens',
  'bookmarks',
  'blank cards',
]

/** The quiet place around a thing: a wall and a table, or a table from above. */
export function backgroundOf(
  kind: ProductKind,
  view: 'front' | 'second',
  place: Place,
  random: SeededRandom,
): string {
  if (kind === 'poster' && view === 'front') return ''
  const x = random.pick([560, 800, 1040])
  if (view === 'second' || flat.includes(kind)) return circle(x, 600, 640, place.halo)
  const level = random.pick([820, 880, 940])
  const halo = random.random(0.6) ? circle(x, 560, 470, place.halo) : ''
  return halo + block(0, level, 1600, 1200 - level, place.table)
}
