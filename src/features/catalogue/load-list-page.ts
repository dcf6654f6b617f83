import { pictureImage } from '#components/picture-address'
import { variantWords } from '#components/variant-words'
import { productList } from '#contract/endpoints/bare/product-list'
import type { listProducts } from '#contract/endpoints/catalogue'
import { type QueryOf, requestLineOf } from '#contract/endpoints/endpoint'
import { cardsPerPage, entityPath } from '#contract/paths/site-paths'
import type { Product, productOrderings } from '#contract/shop/product'
import { offerOf } from '#contract/shop/product-offer'
import { listedProduct } from '#contract/shop/variants'
import { pageOf } from '#contract/wire/page'
import { translated } from '#contract/wire/translations'
import { ApiError, problemOf } from '#lib/http/problem'
import type { ApiRequest } from '#lib/http/request'
import { type CatalogueChoice, filterCount } from './catalogue-choice'
import { minStars, priceRanges } from './choice-values'
import type { ChosenList } from './list-view'
import type { BuiltList, CardProduct } from './product-list-props'

type Ordering = (typeof productOrderings)[number] | `-${(typeof productOrderings)[number]}`

/** API orderings by their value in the URL. */
const sortOrderings = {
  newest: '-createdAt',
  'price-up': 'finalPrice',
  'price-down': '-finalPrice',
  saving: '-priceSavePercent',
  rating: '-approvedReviewAverage',
} as const satisfies Record<CatalogueChoice['sort'], Ordering>

/** The requested page of a list. */
export interface ListParams {
  choice: CatalogueChoice
  /** From 1. */
  page: number
  /** Null for the list of all products. */
  categoryId: number | null
}

/**
 * Reads a page of chosen products. Pages and products newer than the build are left out, as the site
 * has no page for them.
 * @throws ApiError
 */
export async function loadListPage(
  request: ApiRequest,
  params: ListParams,
  built: BuiltList,
  signal: AbortSignal,
): Promise<ChosenList> {
  const { choice } = params
  const { from, to }: { from?: number; to?: number } = priceRanges[choice.price]
  const query = {
    ordering: sortOrderings[choice.sort],
    minFinalPrice: from ?? null,
    maxFinalPrice: to ?? null,
    // In half stars.
    minApprovedReviewAverage: minStars[choice.stars] * 2 || null,
    brand: choice.brand === 'all' ? null : choice.brand,
    attributes: choice.attributes === 'all' ? null : choice.attributes,
    page: params.page,
    pageSize: cardsPerPage,
    category: params.categoryId,
    // One of each group of variants.
    grouped: true,
  } satisfies QueryOf<typeof listProducts>
  const read = await request({
    ...requestLineOf(productList),
    query,
    answer: pageOf(listedProduct),
    signal,
  }).catch((error: unknown) => {
    if (problemOf(error).kind === 'missing') return null
    throw error
  })
  if (read === null) return beyondTheEnd(request, params, built, signal)
  const { count, results, totalPages, leftOut } = read
  if (count === 0 && leftOut > 0) throw new ApiError({ kind: 'broken', reason: 'no row fits' })
  const length = { pageCount: Math.min(totalPages, built.pageCount), count }
  if (count === 0 && filterCount(choice) > 0) return { kind: 'nothing', ...length }
  const products = results.filter((found) => wasBuilt(found, built))
  if (products.length === 0) return { kind: 'pageGone', ...length }
  return {
    kind: 'chosen',
    products: products.map(cardOfProduct),
    variants: products.flatMap(({ id, variants }) =>
      variants ? [{ productId: id, ...variantWords(variants) }] : [],
    ),
    ...length,
  }
}

/** How long the list is, by its first page: the API says nothing of a page that it does not have. */
async function beyondTheEnd(
  request: ApiRequest,
  params: ListParams,
  built: BuiltList,
  signal: AbortSignal,
): Promise<ChosenList> {
  if (params.page === 1) return { kind: 'pageGone', pageCount: 1, count: 0 }
  const first = await loadListPage(request, { ...params, page: 1 }, built, signal)
  const { pageCount, count } = first
  return first.kind === 'chosen' ? { kind: 'pageGone', pageCount, count } : first
}

function wasBuilt({ createdAt }: Product, { newestAddedAt }: BuiltList): boolean {
  return newestAddedAt === null || Date.parse(createdAt) <= Date.parse(newestAddedAt)
}

/** Maps a product of the API to its card, as the build does. */
function cardOfProduct(product: Product): CardProduct {
  const name = translated(product.translations, 'name')
  return {
    ...offerOf(product),
    productId: product.id,
    path: entityPath('product', product),
    name: name.text,
    nameLocale: name.locale,
    cardImage: pictureImage(product.mainImagePath, 'productCard'),
    reviewAverage: product.approvedReviewAverage,
    reviewCount: product.approvedReviewCount,
  }
}
