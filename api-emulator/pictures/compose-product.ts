import type { PaletteName } from './palettes'
import { backgroundOf } from './products/background'
import { designOf } from './products/designs'
import { placeOf } from './products/tones'
import { createSeededRandom } from './seeded-random'
import { sheet } from './sheet'

/** What the shop can show of a product. */
export interface ProductSubject {
  slug: string
  palette: PaletteName
  view: 'front' | 'second'
}

/**
 * The picture of a product that the catalogue has: the thing itself, 1600 × 1200, its title on it
 * as outlines. Undefined for a slug that has no design. Same subject, same bytes.
 */
export function composeProduct({ slug, palette, view }: ProductSubject): string | undefined {
  const design = designOf(slug)
  if (!design) return undefined
  const random = createSeededRandom(`${slug} ${view}`)
  const place = placeOf(palette, random.whole(0, 2))
  const behind = backgroundOf(design.kind, view, place, random)
  return sheet(1600, 1200, place.wall, behind + design[view](place))
}
