import { listPagePath } from '#contract/paths/site-paths'
import type { productOrderings } from '#contract/shop/product'

type Ordering = (typeof productOrderings)[number] | `-${(typeof productOrderings)[number]}`

/** API orderings by their value in the URL. */
export const sortOrderings = {
  newest: '-createdAt',
  'price-up': 'finalPrice',
  'price-down': '-finalPrice',
  saving: '-priceSavePercent',
  rating: '-approvedReviewAverage',
} as const satisfies Record<string, Ordering>

/** Price ranges in euro by their value in the URL. */
export const priceRanges = {
  all: {},
  'to-10': { to: 10 },
  '10-20': { from: 10, to: 20 },
  '20-40': { from: 20, to: 40 },
  'from-40': { from: 40 },
} as const satisfies Record<string, { from?: number; to?: number }>

/** Minimum stars by their value in the URL. */
export const minStars = { all: 0, '3': 3, '4': 4 } as const

/** Sort order and filters of a product list, as their values in the URL. */
export interface CatalogueChoice {
  sort: keyof typeof sortOrderings
  price: keyof typeof priceRanges
  stars: keyof typeof minStars
}

/** All values of each key, in the order in which they are offered; the keys in that of the URL. */
const values: { readonly [Key in keyof CatalogueChoice]: readonly CatalogueChoice[Key][] } = {
  sort: Object.keys(sortOrderings) as CatalogueChoice['sort'][],
  price: Object.keys(priceRanges) as CatalogueChoice['price'][],
  // Object.keys would put the numbers before `all`.
  stars: ['all', '3', '4'],
}
const keys = Object.keys(values) as (keyof CatalogueChoice)[]
export const { sort: sorts, price: prices, stars } = values

/** The choice that the pages are built with. */
export const defaultChoice: CatalogueChoice = { sort: 'newest', price: 'all', stars: 'all' }

/** Reads the choice from a URL's query; unknown values are ignored. */
export function readChoice(search: string): CatalogueChoice {
  const query = new URLSearchParams(search)
  const read = <Key extends keyof CatalogueChoice>(key: Key) =>
    values[key].find((value) => value === query.get(key)) ?? defaultChoice[key]
  return { sort: read('sort'), price: read('price'), stars: read('stars') }
}

/** The query of a choice with its question mark; empty for the default. */
export function queryOfChoice(choice: CatalogueChoice): string {
  const changed = keys.filter((key) => choice[key] !== defaultChoice[key])
  const query = new URLSearchParams(changed.map((key) => [key, choice[key]]))
  return changed.length > 0 ? `?${query}` : ''
}

/** Number of active filters. */
export function filterCount(choice: CatalogueChoice): number {
  return keys.filter((key) => key !== 'sort' && choice[key] !== defaultChoice[key]).length
}

/** The same sort order without filters. */
export function withoutFilters({ sort }: CatalogueChoice): CatalogueChoice {
  return { ...defaultChoice, sort }
}

/** URL of a list page with this choice. */
export function chosenPagePath(listPath: string, page: number, choice: CatalogueChoice): string {
  return `${listPagePath(listPath, page)}${queryOfChoice(choice)}`
}

/** Message keys of the sort orders. */
export const sortLabelKeys = {
  newest: 'sort.newest',
  'price-up': 'sort.priceUp',
  'price-down': 'sort.priceDown',
  saving: 'sort.saving',
  rating: 'sort.rating',
} as const satisfies Record<CatalogueChoice['sort'], string>
