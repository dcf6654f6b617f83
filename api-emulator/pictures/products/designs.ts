import { books } from './designs/books'
import { decksOfLanguages } from './designs/decks-of-languages'
import { decksOfScience } from './designs/decks-of-science'
import { decksOfTheWorld } from './designs/decks-of-the-world'
import { deskGoods } from './designs/desk-goods'
import { games } from './designs/games'
import { gifts } from './designs/gifts'
import { kits } from './designs/kits'
import { paperGoods } from './designs/paper-goods'
import { posters } from './designs/posters'
import type { ProductDesign } from './product-design'

const designs = new Map<string, ProductDesign>(
  [
    decksOfLanguages,
    decksOfTheWorld,
    decksOfScience,
    paperGoods,
    deskGoods,
    posters,
    books,
    games,
    kits,
    gifts,
  ].flatMap((group) => Object.entries(group)),
)

/** How the product with this slug looks; undefined for one that nobody drew. */
export function designOf(slug: string): ProductDesign | undefined {
  return designs.get(slug)
}

/** The slugs of all products that have a design. */
export const designedSlugs: readonly string[] = [...designs.keys()]
