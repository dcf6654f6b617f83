import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '#contract/shop/order'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import { invoices, type OrderItemRow, orderItems, orders, payWays } from '../database/tables/orders'
import { bankTransactions } from '../database/tables/payments'
import { stampFields } from '../lib/answer-fields'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { toCents } from '../lib/money'
import { isChoice, type QueryFilter } from '../lib/query-filters'
import { type ProductRow, productAnswer, withProducts } from '../products/queries'
import { statusLabel } from './messages'

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

/** What the API has learnt of payments, in the order of the messages. */
async function toldPaymentsOf({ db }: Store, ids: readonly number[]) {
  return db
    .select()
    .from(bankTransactions)
    .where(and(inArray(bankTransactions.order, [...ids]), eq(bankTransactions.isTold, true)))
    .orderBy(asc(bankTransactions.tellsAt))
}

async function selectOrders(store: Store, slice: Slice) {
  const rows = await sliceQuery(
    store.db
      .select({ order: orders, way: payWays, invoice: invoices })
      .from(orders)
      .leftJoin(payWays, eq(payWays.id, orders.payWay))
      .leftJoin(invoices, eq(invoices.order, orders.id))
      .$dynamic(),
    slice,
  )
  const ids = rows.map(({ order }) => order.id)
  const [items, payments] = await Promise.all([itemsOf(store, ids), toldPaymentsOf(store, ids)])
  return rows.map(({ order, way, invoice }) => ({
    ...order,
    way,
    invoice,
    items: items.filter((item) => item.order === order.id),
    payments: payments.filter((payment) => payment.order === order.id),
  }))
}

/** An order with its payment method, items, payments and invoice. */
export type WholeOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** All orders, newest first. */
export function orderList(store: Store) {
  const { id, createdAt, updatedAt, status, statusUpdatedAt, paidAmount } = orders
  const { shippingPrice, paymentStatus } = orders
  return tableList(store, orders, {
    rows: (slice) => selectOrders(store, slice),
    orderings: {
      ...{ id, createdAt, updatedAt, status, statusUpdatedAt, paidAmount },
      ...{ shippingPrice, paymentStatus },
    },
  })
}

const searched = [orders.email, orders.city, orders.street, orders.firstName, orders.lastName]

const holds: QueryFilter = (value) =>
  or(
    ...searched.map((column) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`),
    ...searched.map((column) => sql`instr(${column}, ${value}) > 0`),
  )

export const orderFilters: Record<string, QueryFilter> = {
  status: isChoice(orders.status, orderStatuses),
  paymentStatus: isChoice(orders.paymentStatus, paymentStatuses),
  search: holds,
}

/** Whether an order can still be cancelled. */
export const isCancelable = ({ status }: Pick<WholeOrder, 'status'>) =>
  status === 'PENDING' || status === 'PROCESSING'

/** Serialises an order item; `refunded` means that its amount was paid back. */
function orderItemAnswer(row: OrderItemWithProduct, refunded: boolean) {
  const totalPrice = toCents(row.price * row.quantity)
  return {
    id: row.id,
    order: row.order,
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

const itemsTotal = ({ items }: WholeOrder) =>
  toCents(items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0))

/**
 * Serialises an order in lists. Country, region and payment method are ids; floor and kind of the
 * address are not kept, and `paidAmount` is what is to be paid.
 */
export function orderAnswer(row: WholeOrder) {
  const { createdAt, updatedAt, uuid, payWayFee, trackingNumber, shippingCarrier, ...order } = row
  const { way, invoice: _invoice, cart: _cart, billingVatId: _vatId, ...answered } = order
  const { payments: _payments, earlierStatuses: _earlier, ...fields } = answered
  const isOnline = way?.isOnlinePayment ?? false
  return {
    ...fields,
    floor: '',
    locationType: '',
    place: '',
    items: row.items.map((item) => orderItemAnswer(item, row.status === 'REFUNDED')),
    statusDisplay: statusLabel(row.status),
    statusUpdatedAt: row.statusUpdatedAt === null ? null : athensTime(row.statusUpdatedAt),
    paymentMethodFee: payWayFee,
    totalPriceItems: itemsTotal(row),
    totalPriceExtra: toCents(row.shippingPrice + payWayFee),
    fullAddress: `${row.street} ${row.streetNumber}, ${row.zipcode} ${row.city}`,
    paymentId: row.paymentId || null,
    paymentStatusDisplay: statusLabel(row.paymentStatus),
    isOnlinePayment: isOnline,
    canBeCanceled: isCancelable(row),
    isPaid: row.paymentStatus === 'COMPLETED',
    ...stampFields({ createdAt, updatedAt, uuid }),
  }
}

/** Serialises a single order. */
export function orderDetailAnswer(row: WholeOrder) {
  const { trackingNumber, shippingCarrier, status, shippingPrice, payWayFee } = row
  const items = itemsTotal(row)
  const extras = toCents(shippingPrice + payWayFee)
  return {
    ...orderAnswer(row),
    orderTimeline: timelineOf(row),
    pricingBreakdown: {
      itemsSubtotal: items,
      shippingCost: shippingPrice,
      paymentMethodFee: payWayFee,
      extrasTotal: extras,
      grandTotal: toCents(items + extras),
      currency: 'EUR',
      paidAmount: row.paidAmount,
      remainingAmount: toCents(items + extras - row.paidAmount),
    },
    trackingDetails: {
      trackingNumber,
      shippingCarrier,
      hasTracking: trackingNumber !== '',
      estimatedDelivery: null,
      trackingUrl: null,
    },
    hasInvoice: row.invoice !== null,
    boxnowShipment: null,
    acsShipment: null,
    shipment: null,
    shipmentProviderCode: '',
    cancellation: cancellationOf(row),
    trackingNumber,
    shippingCarrier,
    customerFullName: `${row.firstName} ${row.lastName}`,
    isCompleted: status === 'COMPLETED',
    isCanceled: status === 'CANCELED',
    metaEventIds: {},
    currency: 'EUR',
  }
}

const timelineEntry = (changeType: string, at: number) => ({
  changeType,
  timestamp: athensTime(at),
  description: '',
  user: null,
  previousValue: null,
  newValue: null,
})

/**
 * The order, its payments and its statuses after the first. Each message of a payment has an entry,
 * also that of a second payment.
 */
function timelineOf(order: WholeOrder) {
  const { createdAt, status, statusUpdatedAt, earlierStatuses } = order
  const entryOf = ([to, at]: readonly [string, number]) => ({
    ...timelineEntry('STATUS', at),
    newValue: { status: to },
  })
  const present = statusUpdatedAt === null ? [] : [[status, statusUpdatedAt] as const]
  const statuses = [...Object.entries(earlierStatuses ?? {}), ...present]
  return [timelineEntry('CREATED', createdAt), ...paymentEntries(order), ...statuses.map(entryOf)]
}

function paymentEntries({ payments, way, createdAt }: WholeOrder) {
  const ofStripe = way?.providerCode === 'stripe'
  return payments.map(({ isPaid, session, tellsAt }) => ({
    ...timelineEntry('PAYMENT', tellsAt ?? createdAt),
    newValue: {
      paymentStatus: isPaid ? 'completed' : 'failed',
      ...(ofStripe ? { checkoutSessionId: session } : { provider: 'viva_wallet' }),
    },
  }))
}

function cancellationOf({ status, statusUpdatedAt }: WholeOrder) {
  if (status !== 'CANCELED' || statusUpdatedAt === null) return null
  return {
    reason: '',
    canceledAt: new Date(statusUpdatedAt).toISOString(),
    previousStatus: 'PENDING',
    shipmentCancel: { attempted: false, dispatched: false, error: null },
  }
}
