import type { Product, productOrderings } from '#contract/shop/product'
import { type ListedProduct, oneOfEachGroup } from '#contract/shop/variants'
import { normalLine } from '#contract/wire/typed-text'
import { listProducts } from '#upstream/endpoints/products'

type Ordering = (typeof productOrderings)[number]

/** What the API orders products by; it ignores every other ordering. `price` is the net price. */
const orderingsOfApi: readonly string[] = ['price', 'createdAt'] satisfies Ordering[]

/** Filters that the API lacks, or for which it counts reviews that nobody may see. */
const ratingFilters = ['minApprovedReviewAverage', 'minReviewAverage'] as const

const ratingOrderings: readonly string[] = [
  'reviewAverage',
  'approvedReviewAverage',
] satisfies Ordering[]

/** Filters by which the API chooses the products that are sorted here. */
const filtersOfApi = [
  'category',
  'minFinalPrice',
  'maxFinalPrice',
  'minDiscount',
  'maxDiscount',
  'minLikes',
]

/** Filters by what a product is: the API has none by brand, and another meaning of several values. */
const kindFilters = ['brand', 'attributes'] as const

/** Whether the API itself can choose and order the products of this query. */
export function isAnsweredByApi(query: URLSearchParams): boolean {
  const fields = fieldsOf(query).map(({ field }) => field)
  return (
    !isGrouped(query) &&
    fields.every((field) => orderingsOfApi.includes(field)) &&
    ![...ratingFilters, ...kindFilters].some((filter) => query.has(filter))
  )
}

/** Whether one product of each group of variants is wanted, which the API cannot answer. */
const isGrouped = (query: URLSearchParams) => query.get('grouped') === 'true'

/** Whether products are chosen or ordered by their ratings. */
export function isByRating(query: URLSearchParams): boolean {
  return (
    ratingFilters.some((filter) => query.has(filter)) ||
    fieldsOf(query).some(({ field }) => ratingOrderings.includes(field))
  )
}

/** The API's list of all products that this query is about, in an order that does not change. */
export function wholeList(query = new URLSearchParams()) {
  const filters = filtersOfApi.flatMap((key): [string, string][] => {
    const value = query.get(key)
    return value === null ? [] : [[key, value]]
  })
  const chosen = Object.fromEntries([...filters, ['ordering', 'createdAt']])
  return { ...listProducts, query: chosen as Readonly<Record<string, string>> }
}

/**
 * Those of the products that have the rating, brand and attributes asked for, in the order asked for; of each group of
 * variants that are left one, where that is asked for.
 */
export function chosenProducts(
  products: readonly Product[],
  query: URLSearchParams,
): ListedProduct[] {
  const least = Math.max(0, ...ratingFilters.map((filter) => Number(query.get(filter) ?? 0)))
  const fields = fieldsOf(query)
  const compare = (one: Product, other: Product) => {
    for (const { field, sign } of fields) {
      const difference = fieldValue(one, field) - fieldValue(other, field)
      if (difference !== 0) return sign * difference
    }
    return fields.length > 0 ? byAge(one, other) : asTheApi(one, other)
  }
  const left = products.filter(
    (product) => (product.approvedReviewAverage ?? 0) >= least && isOfKind(product, query),
  )
  return (isGrouped(query) ? withGroups(left) : left).sort(compare)
}

function isOfKind({ brandName, attributes }: Product, query: URLSearchParams): boolean {
  const values = query.get('attributes')?.split('_').map(Number) ?? []
  const brand = query.get('brand')
  return (
    (!brand || normalLine(brandName) === brand) &&
    values.every((value) => attributes.some(({ valueId }) => valueId === value))
  )
}

function withGroups(products: readonly Product[]): ListedProduct[] {
  return oneOfEachGroup(products, ({ id }) => id).map(({ row, variants }) => {
    return variants ? { ...row, variants } : row
  })
}

function fieldsOf(query: URLSearchParams) {
  const ordering = query.get('ordering')
  if (ordering === null) return []
  return ordering.split(',').map((part) => ({
    field: part.replace(/^-/, '') as Ordering,
    sign: part.startsWith('-') ? -1 : 1,
  }))
}

/** A rating that is not known counts as none. */
function fieldValue(product: Product, field: Ordering): number {
  const value = product[field] ?? 0
  return typeof value === 'string' ? Date.parse(value) : value
}

/** Newest first. */
function byAge(one: Product, other: Product): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id
}

/** What can be bought first, then by id: the API's order where none is asked for. */
function asTheApi(one: Product, other: Product): number {
  return Number(other.stock > 0) - Number(one.stock > 0) || one.id - other.id
}
