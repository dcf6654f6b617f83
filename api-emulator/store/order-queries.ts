import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { countries, payWays, regions } from './order-tables'
import { type OrderItemRow, orderItems, orders } from './placed-order-tables'
import type { ProductRow } from './product-queries'
import { productsById } from './products-by-id'

/** A product of an order, with the whole product as it is now. */
export interface OrderItemWithProduct extends Omit<OrderItemRow, 'product'> {
  product: ProductRow
}

async function itemsOf(store: Store, ids: readonly number[]): Promise<OrderItemWithProduct[]> {
  const rows = await store.db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order, [...ids]))
    .orderBy(asc(orderItems.id))
  const found = await productsById(
    store,
    rows.map(({ product }) => product),
  )
  return rows.flatMap((row) => {
    const product = found.get(row.product)
    return product ? [{ ...row, product }] : []
  })
}

async function selectOrders(store: Store, slice: Slice) {
  const rows = await cutQuery(
    store.db
      .select({ order: orders, country: countries, region: regions, payWay: payWays })
      .from(orders)
      .leftJoin(countries, eq(countries.alpha2, orders.country))
      .leftJoin(regions, eq(regions.alpha, orders.region))
      .leftJoin(payWays, eq(payWays.id, orders.payWay))
      .$dynamic(),
    slice,
  )
  const items = await itemsOf(
    store,
    rows.map(({ order }) => order.id),
  )
  return rows.map(({ order, ...places }) => ({
    ...order,
    ...places,
    items: items.filter((item) => item.order === order.id),
  }))
}

/** An order with its country, region, way to pay and items. */
export type WholeOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** The orders of everybody, newest first. */
export function orderList(store: Store): ListSource<WholeOrder> {
  const { id, createdAt, updatedAt, status, paidAmount } = orders
  return {
    rows: (slice) => selectOrders(store, slice),
    count: (where) => store.db.$count(orders, where),
    orderings: { id, createdAt, updatedAt, status, paidAmount },
    defaultOrder: [desc(createdAt), desc(id)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}
