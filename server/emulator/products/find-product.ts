import { detailError, errorInMode, recordedErrors } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { type ProductRow, productAggregates, productList } from './queries'

/** Finds the product of a path; throws a 404 where there is none. */
export function productFinder(deps: RouteDeps): (id: number) => Promise<ProductRow> {
  const list = productList(deps.store, productAggregates(deps.store))
  const missing = errorInMode(
    deps,
    detailError(404, answerMessages.notFound),
    recordedErrors.noSuchRecord('Product'),
  )
  return (id) => findRow(list, id, missing)
}
