import { listPagePath } from '#contract/paths/site-paths'

/** Values of the address, in the order in which they are offered. */
export const sorts = ['newest', 'price-up', 'price-down', 'saving', 'rating'] as const
export const prices = ['all', 'to-10', '10-20', '20-40', 'from-40'] as const
export const stars = ['all', '3', '4'] as const

/** Sort order and filters of a product list, as their values in the URL. */
export interface CatalogueChoice {
  sort: (typeof sorts)[number]
  price: (typeof prices)[number]
  stars: (typeof stars)[number]
  /** Name of the brand, or `all`. */
  brand: string
  /** Ids of values of attributes, joined by `_`, or `all`. */
  attributes: string
}

/** The choice that the pages are built with. */
export const defaultChoice: CatalogueChoice = {
  sort: 'newest',
  price: 'all',
  stars: 'all',
  brand: 'all',
  attributes: 'all',
}

/** In the order of the URL. */
const keys = Object.keys(defaultChoice) as (keyof CatalogueChoice)[]

const values: Readonly<Record<keyof CatalogueChoice, readonly string[] | RegExp>> = {
  sort: sorts,
  price: prices,
  stars,
  brand: /^.{1,200}$/,
  attributes: /^[1-9]\d{0,8}(_[1-9]\d{0,8}){0,9}$/,
}

/** Reads the choice from a URL's query; unknown values are ignored. */
export function readChoice(search: string): CatalogueChoice {
  const query = new URLSearchParams(search)
  const read = keys.flatMap((key) => {
    const value = query.get(key) ?? ''
    const known = values[key]
    return (known instanceof RegExp ? known.test(value) : known.includes(value))
      ? [[key, value]]
      : []
  })
  return { ...defaultChoice, ...Object.fromEntries(read) }
}

/** The query of a choice with its question mark; empty for the default. */
export function queryOfChoice(choice: CatalogueChoice): string {
  const changed = keys.filter((key) => choice[key] !== defaultChoice[key])
  const query = new URLSearchParams(changed.map((key) => [key, choice[key]]))
  return changed.length > 0 ? `?${query}` : ''
}

/** Number of active filters. */
export function filterCount(choice: CatalogueChoice): number {
  const filters = keys.filter((key) => key !== 'sort' && choice[key] !== defaultChoice[key])
  return filters.length + choice.attributes.split('_').length - 1
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
