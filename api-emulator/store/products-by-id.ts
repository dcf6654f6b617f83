import { inArray } from 'drizzle-orm'
import type { Store } from './open-store'
import { type ProductRow, productList, productMeasures } from './product-queries'
import { products } from './shop-tables'

/** Whole products by their ids; an id that nothing has is missing from the map. */
export async function productsById(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const list = productList(store, productMeasures(store))
  const rows = await list.rows({ where: inArray(products.id, [...new Set(ids)]), order: [] })
  return new Map(rows.map((row) => [row.id, row]))
}
