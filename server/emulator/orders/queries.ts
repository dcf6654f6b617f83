import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '#contract/shop/order'
import { countries, regions } from '../geo/tables'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { isChoice, isNumber, type QueryFilter } from '../lib/query-filters'
import { type ProductRow, withProducts } from '../products/queries'
import type { Store } from '../store'
import { type OrderItemRow, orderItems, orders, payWays } from './tables'

/** An order item with its whole product as it is now. */
export interface OrderItemWithProduct extends Omit<OrderItemRow, 'product'> {
  product: ProductRow
}

async function itemsOf(store: Store, ids: readonly number[]): Promise<OrderItemWithProduct[]> {
  const rows = await store.db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order, [...ids]))
    .orderBy(asc(orderItems.id))
  return withProducts(store, rows)
}

async function selectOrders(store: Store, slice: Slice) {
  const rows = await sliceQuery(
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

/** An order with country, region, payment method and items. */
export type WholeOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** All orders, newest first. */
export function orderList(store: Store) {
  const { id, createdAt, updatedAt, status, paidAmount } = orders
  return tableList(store, orders, {
    rows: (slice) => selectOrders(store, slice),
    orderings: { id, createdAt, updatedAt, status, paidAmount },
  })
}

const searched = [orders.email, orders.uuid, orders.city, orders.firstName, orders.lastName]

const holds: QueryFilter = (value) =>
  or(
    ...searched.map((column) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`),
    ...searched.map((column) => sql`instr(${column}, ${value}) > 0`),
  )

/** Filters of order lists. */
export const orderFilters: Record<string, QueryFilter> = {
  userId: isNumber(orders.user),
  status: isChoice(orders.status, orderStatuses),
  paymentStatus: isChoice(orders.paymentStatus, paymentStatuses),
  search: holds,
}
