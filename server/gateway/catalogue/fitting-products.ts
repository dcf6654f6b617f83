import type { Product } from '#contract/shop/product'
import { listProductCategories } from '#upstream/endpoints/products'
import { categoryPlace } from '#upstream/product-category'
import { ignoredFilter } from '#upstream/product-filters'
import { GatewayError } from '../lib/gateway-error'
import type { RequestClient } from '../upstream/client'
import type { SharedLists } from '../upstream/shared-lists'

const listPlaces = { ...listProductCategories, rows: categoryPlace }

/**
 * Waits for a list of products by this query.
 * @throws GatewayError 502 where the API has ignored a filter: the list is not what was asked for
 */
export async function requireFitting(
  { readOptionalList }: SharedLists,
  client: RequestClient,
  query: URLSearchParams,
  read: Promise<readonly Product[]>,
): Promise<void> {
  const [products, categories] = await Promise.all([
    read,
    query.has('category') ? readOptionalList(listPlaces, client, read) : null,
  ])
  const ignored = ignoredFilter(products, query, categories?.rows ?? [])
  if (ignored === null) return
  throw new GatewayError(502, { reason: `the upstream ignored the filter ${ignored}` })
}
