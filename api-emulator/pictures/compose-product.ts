import type { PaletteName } from './palettes'
import { decksAndBooks } from './products/designs/decks-and-books'
import { games } from './products/designs/games'
import { gifts } from './products/designs/gifts'
import { kits } from './products/designs/kits'
import { deskGoods, paperGoods } from './products/designs/paper-and-desk-goods'
import { posters } from './products/designs/posters'
import {
  type Place,
  type ProductDesign,
  type ProductKind,
  placeOf,
} from './products/product-design'
import { createSeededRandom, type SeededRandom } from './seeded-random'
import { block, circle, sheet } from './shapes'

/** A product to draw. */
interface ProductSubject {
  slug: string
  palette: PaletteName
  view: 'front' | 'second'
}

/**
 * Picture of a product of the catalogue, 1600 × 1200, with its title as outlines. Undefined for a
 * slug without a design. Deterministic.
 */
export function composeProduct({ slug, palette, view }: ProductSubject): string | undefined {
  const design = designOf(slug)
  if (!design) return undefined
  const random = createSeededRandom(`${slug} ${view}`)
  const place = placeOf(palette, random.whole(0, 2))
  const behind = backgroundOf(design.kind, view, place, random)
  return sheet(1600, 1200, place.wall, behind + design[view](place))
}

/** Flat products are seen from above; all others stand on a table before a wall. */
const flat: readonly ProductKind[] = [
  'notebook',
  'workbook',
  'desk pad',
  'pens',
  'bookmarks',
  'blank cards',
]

/** Background of a product: a wall and a table, or a table from above. */
function backgroundOf(
  kind: ProductKind,
  view: 'front' | 'second',
  place: Place,
  random: SeededRandom,
): string {
  if (kind === 'poster' && view === 'front') return ''
  const x = random.pick([560, 800, 1040])
  if (view === 'second' || flat.includes(kind)) return circle(x, 600, 640, place.halo)
  const level = random.pick([820, 880, 940])
  const halo = random.boolean(0.6) ? circle(x, 560, 470, place.halo) : ''
  return halo + block(0, level, 1600, 1200 - level, place.table)
}

const designs = new Map<string, ProductDesign>(
  [decksAndBooks, paperGoods, deskGoods, posters, games, kits, gifts].flatMap((group) =>
    Object.entries(group),
  ),
)

/** The design of the product with this slug; undefined when there is none. */
export function designOf(slug: string): ProductDesign | undefined {
  return designs.get(slug)
}

/** Slugs of all products with a design. */
export const designedSlugs: readonly string[] = [...designs.keys()]
