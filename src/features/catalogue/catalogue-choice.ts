import { listPagePath } from '../../../contract/paths/site-paths'
import type { productOrderings } from '../../../contract/shop/product'

type Ordering = (typeof productOrderings)[number] | `-${(typeof productOrderings)[number]}`

/** The orders that people may choose, by the word that stands for one in an address. */
export const sortOrderings = {
  newest: '-createdAt',
  'price-up': 'finalPrice',
  'price-down': '-finalPrice',
  saving: '-priceSavePercent',
  rating: '-approvedReviewAverage',
} as const satisfies Record<string, Ordering>

/** The prices that people may narrow a list to, in euro, by their word in an address. */
export const priceRanges = {
  all: {},
  'to-10': { to: 10 },
  '10-20': { from: 10, to: 20 },
  '20-40': { from: 20, to: 40 },
  'from-40': { from: 40 },
} as const satisfies Record<string, { from?: number; to?: number }>

/** The least stars that people may ask for, by their word in an address. */
export const leastStars = { all: 0, '3': 3, '4': 4 } as const

/** What people have chosen of a list, each by its word in the address. */
export interface CatalogueChoice {
  sort: keyof typeof sortOrderings
  price: keyof typeof priceRanges
  stars: keyof typeof leastStars
}

const words = {
  sort: Object.keys(sortOrderings) as CatalogueChoice['sort'][],
  price: Object.keys(priceRanges) as CatalogueChoice['price'][],
  stars: ['all', '3', '4'] as CatalogueChoice['stars'][],
}
export const { sort: sorts, price: prices, stars } = words

/** As the pages are built: everything, the newest first. */
export const builtChoice: CatalogueChoice = { sort: 'newest', price: 'all', stars: 'all' }

/** What the query of an address names; an unknown word changes nothing. */
export function readChoice(search: string): CatalogueChoice {
  const query = new URLSearchParams(search)
  const read = <Word extends string>(key: string, known: readonly Word[], built: Word) =>
    known.find((word) => word === query.get(key)) ?? built
  return {
    sort: read('sort', words.sort, builtChoice.sort),
    price: read('price', words.price, builtChoice.price),
    stars: read('stars', words.stars, builtChoice.stars),
  }
}

/** The query that names a choice, with its question mark; empty for the list as it is built. */
export function queryOfChoice(choice: CatalogueChoice): string {
  const keys = ['sort', 'price', 'stars'] as const
  const changed = keys.filter((key) => choice[key] !== builtChoice[key])
  const query = new URLSearchParams(changed.map((key) => [key, choice[key]]))
  return changed.length > 0 ? `?${query}` : ''
}

export function isSameChoice(one: CatalogueChoice, other: CatalogueChoice): boolean {
  return queryOfChoice(one) === queryOfChoice(other)
}

/** How many filters narrow the list. */
export function filterCount({ price, stars }: CatalogueChoice): number {
  return Number(price !== 'all') + Number(stars !== 'all')
}

/** The same order of the whole list. */
export function withoutFilters({ sort }: CatalogueChoice): CatalogueChoice {
  return { ...builtChoice, sort }
}

/** Address of a page of a list as it was chosen. */
export function chosenPagePath(listPath: string, page: number, choice: CatalogueChoice): string {
  return `${listPagePath(listPath, page)}${queryOfChoice(choice)}`
}
