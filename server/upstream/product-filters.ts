import type { Product } from '../../contract/shop/product'

type Filtered = Pick<Product, 'category' | 'finalPrice' | 'discountValue' | 'likesCount'>

/** A category and what it is in. */
export interface Branch {
  id: number
  parent: number | null
}

/** The API compares before it rounds to cents. */
const cent = 0.01

/** Filters of the list of products by a number, and which products they leave in. */
export const numberFilters = {
  minFinalPrice: ({ finalPrice }, least) => finalPrice > least - cent,
  maxFinalPrice: ({ finalPrice }, most) => finalPrice < most + cent,
  minDiscount: ({ discountValue }, least) => discountValue > least - cent,
  maxDiscount: ({ discountValue }, most) => discountValue < most + cent,
  minLikes: ({ likesCount }, least) => likesCount >= least,
} as const satisfies Record<string, (product: Filtered, value: number) => boolean>

export type NumberFilter = keyof typeof numberFilters

export const numberFilterNames = Object.keys(numberFilters) as NumberFilter[]

/**
 * The filter of a query that a product among the rows of its answer does not pass, as the API ignores
 * a filter that it does not know; null where all fit.
 * @param query as the API was asked, `category` with its ids joined by `_`
 * @param categories where any is not listed, what it is in is unknown, and its products fit
 */
export function ignoredFilter(
  rows: readonly Filtered[],
  query: URLSearchParams,
  categories: readonly Branch[],
): NumberFilter | 'category' | null {
  const byNumber = numberFilterNames.find((name) => {
    const value = query.get(name)
    return value !== null && rows.some((row) => !numberFilters[name](row, Number(value)))
  })
  if (byNumber) return byNumber
  const wanted = query.get('category')
  if (wanted === null) return null
  const ids = wanted.split('_').map(Number)
  return rows.some(({ category }) => isElsewhere(category, ids, categories)) ? 'category' : null
}

/** Whether a product's category is known to be neither one of these nor within one. */
export function isElsewhere(
  category: number | null,
  ids: readonly number[],
  categories: readonly Branch[],
): boolean {
  let at = category
  for (let level = 0; at !== null && level <= categories.length; level += 1) {
    if (ids.includes(at)) return false
    const branch = categories.find(({ id }) => id === at)
    if (!branch) return false
    at = branch.parent
  }
  return true
}
