import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { noSuch } from './messages'
import { type ProductRow, productList } from './queries'

/** Finds the product of a path, also an inactive one; throws a 404 where there is none. */
export function productFinder(deps: RouteDeps): (id: number) => Promise<ProductRow> {
  const list = productList(deps.store)
  return (id) => findRow(list, id, noSuch('Product'))
}
