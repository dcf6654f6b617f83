import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '#contract/shop/order'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import { countries, regions } from '../database/tables/geo'
import { type OrderItemRow, orderItems, orders, payWays } from '../database/tables/orders'
import { countryAnswer, regionAnswer } from '../geo/queries'
import { stampFields } from '../lib/answer-fields'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { toCents } from '../lib/money'
import { isChoice, isNumber, type QueryFilter } from '../lib/query-filters'
import { timeSince } from '../lib/time'
import { type ProductRow, productAnswer, withProducts } from '../products/queries'
import { statusLabels } from './messages'
import { payWayAnswer } from './pay-ways'

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

/** Whether an order can still be cancelled. */
const isCancelable = ({ status }: Pick<WholeOrder, 'status'>) =>
  status === 'PENDING' || status === 'PROCESSING'

/** Serialises an order item; `refunded` means that its amount was paid back. */
function orderItemAnswer(row: OrderItemWithProduct, refunded: boolean) {
  const totalPrice = toCents(row.price * row.quantity)
  return {
    id: row.id,
    product: productAnswer(row.product),
    price: row.price,
    quantity: row.quantity,
    originalQuantity: row.quantity,
    isRefunded: refunded,
    refundedQuantity: refunded ? row.quantity : 0,
    netQuantity: refunded ? 0 : row.quantity,
    totalPrice,
    refundedAmount: refunded ? totalPrice : 0,
    netPrice: refunded ? 0 : totalPrice,
    notes: row.notes,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}

/**
 * Serialises an order in lists. As in the real API `isPaid` is true for nearly every order, because
 * creating one sets `paidAmount`.
 */
export function orderAnswer(row: WholeOrder) {
  const { createdAt, updatedAt, uuid, payWayFee, trackingNumber, shippingCarrier, ...order } = row
  const items = row.items.map((item) => orderItemAnswer(item, row.status === 'REFUNDED'))
  return {
    ...order,
    country: row.country && countryAnswer(row.country),
    region: row.region && regionAnswer(row.region),
    payWay: row.payWay && payWayAnswer(row.payWay),
    items,
    statusDisplay: statusLabels[row.status],
    statusUpdatedAt: row.statusUpdatedAt === null ? null : athensTime(row.statusUpdatedAt),
    totalPriceItems: toCents(items.reduce((sum, { totalPrice }) => sum + totalPrice, 0)),
    totalPriceExtra: toCents(row.shippingPrice + payWayFee),
    fullAddress: `${row.street} ${row.streetNumber}, ${row.zipcode} ${row.city}`,
    canBeCanceled: isCancelable(row),
    isPaid: row.paymentStatus === 'COMPLETED' || row.paidAmount > 0,
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}

/** Serialises a single order. */
export function orderDetailAnswer(row: WholeOrder, now: Date) {
  const { trackingNumber, shippingCarrier, status } = row
  return {
    ...orderAnswer(row),
    trackingInfo: trackingNumber ? { trackingNumber, shippingCarrier } : null,
    trackingNumber,
    shippingCarrier,
    timeSinceOrder: timeSince(row.createdAt, now),
    customerFullName: `${row.firstName} ${row.lastName}`,
    isCompleted: status === 'COMPLETED',
    isCanceled: status === 'CANCELED',
  }
}
