import { type SearchKind, searchKinds } from '#contract/search/search-index-path'

/** Price ranges in euro by their value in the URL. */
export const priceRanges = {
  all: {},
  'to-10': { to: 10 },
  '10-20': { from: 10, to: 20 },
  '20-40': { from: 20, to: 40 },
  'from-40': { from: 40 },
} as const satisfies Record<string, { from?: number; to?: number }>
export type PriceRange = keyof typeof priceRanges

/** What a search shows, as in the URL. Price and availability leave products only. */
export interface SearchFilters {
  kind: SearchKind | 'all'
  price: PriceRange
  available: boolean
}

export const noFilters: SearchFilters = { kind: 'all', price: 'all', available: false }

const prices = Object.keys(priceRanges) as PriceRange[]

/** Reads the filters from a URL's query; unknown values, and those without effect, are ignored. */
export function readFilters(search: string): SearchFilters {
  const query = new URLSearchParams(search)
  return effective({
    kind: searchKinds.find((kind) => kind === query.get('kind')) ?? 'all',
    price: prices.find((price) => price === query.get('price')) ?? 'all',
    available: query.get('available') === '1',
  })
}

/** Without filters of products where none are shown: nobody could see or remove them. */
export function effective(filters: SearchFilters): SearchFilters {
  const showsProducts = filters.kind === 'all' || filters.kind === 'products'
  return showsProducts ? filters : { ...noFilters, kind: filters.kind }
}

/** The parameters of filters; none for those that leave everything. */
export function filterParams({ kind, price, available }: SearchFilters): Record<string, string> {
  return {
    ...(kind !== 'all' && { kind }),
    ...(price !== 'all' && { price }),
    ...(available && { available: '1' }),
  }
}

/** Whether price or stock count, so that only products are left. */
export function filtersProducts({ price, available }: SearchFilters): boolean {
  return price !== 'all' || available
}

/** Number of active filters. */
export function filterCount(filters: SearchFilters): number {
  return Object.keys(filterParams(filters)).length
}

/** Facts of a product that filters look at. */
type Offered = Pick<Queries.ProductCardFragment, 'finalPrice' | 'stock'>

/** Whether a page passes; one without a known offer passes no filter by price or stock. */
export function passes(offer: Offered | null | undefined, filters: SearchFilters): boolean {
  if (!filtersProducts(filters)) return true
  if (!offer) return false
  const { from = 0, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number } =
    priceRanges[filters.price]
  const isInRange = offer.finalPrice >= from && offer.finalPrice <= to
  return isInRange && (!filters.available || offer.stock > 0)
}
