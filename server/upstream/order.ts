import * as z from 'zod/mini'
import type { country, region } from '../../contract/geo/country'
import {
  orderItem as contractItem,
  order as contractOrder,
  type Order,
  type OrderDetail,
  type OrderItem,
} from '../../contract/shop/order'
import type { PayWay } from '../../contract/shop/pay-way'
import { id, lenientText, money } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenient, unshownFields } from './lenient'
import { knownName, product } from './product'
import { apiRecipient } from './recipient'
import { readRows } from './rows'
import { toShape } from './shape'
import { statusDates } from './status-dates'
import { timesPaid } from './times-paid'

/** A product of an order; its prices include tax. */
const apiOrderItem = z.extend(
  lenient(z.omit(contractItem, { productName: true }), { sortOrder: null }),
  {
    product: z.optional(z.unknown()),
    originalQuantity: contractItem.shape.originalQuantity,
    ...unshownFields,
  },
)

/** An item whose product cannot be read has the name that is known of it. */
const orderItem = z.pipe(
  apiOrderItem,
  toShape<OrderItem>()((row) => {
    const { data = null } = z.safeParse(product, row.product)
    return { ...row, product: data, productName: data ? '' : knownName(row.product) }
  }),
)

/** What the API says in other words, too, where it says it. */
const said = z.catch(z.nullable(z.boolean()), null)

/**
 * Country, region and way to pay are ids. `paidAmount` is what is to be paid. Strict are whose the
 * order is, what it costs, when it was placed, until when it may be paid, and by what it is known
 * again (`isSameOrder`).
 */
const apiOrder = z.extend(
  lenient(z.omit(contractOrder, { mobilePhone: true, hasUnreadItems: true, isPaidOnline: true }), {
    status: 'UNKNOWN',
    paymentStatus: 'UNKNOWN',
    documentType: 'UNKNOWN',
    canBeCanceled: false,
  }),
  {
    ...apiRecipient,
    customerNotes: lenientText,
    country: z.nullable(z.string()),
    region: z.nullable(z.string()),
    payWay: z.nullable(id),
    isOnlinePayment: said,
    isPaid: said,
    statusUpdatedAt: z.catch(z.nullish(apiDateTime), null),
    items: z.optional(z.unknown()),
    createdAt: apiDateTime,
    updatedAt: apiDateTime,
  },
)

const tracking = z.object({
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  hasTracking: z.boolean(),
})

/** Shipments, cancellation and the rest of the timeline name staff and foreign servers: not read. */
const apiOrderDetail = z.extend(apiOrder, {
  pricingBreakdown: z.object({ grandTotal: money }),
  ...lenient(
    z.object({
      trackingDetails: z.nullish(tracking),
      trackingNumber: lenientText,
      shippingCarrier: lenientText,
      customerFullName: lenientText,
      hasInvoice: z._default(z.boolean(), false),
    }),
  ).shape,
  isCompleted: said,
  isCanceled: said,
  orderTimeline: z.optional(z.unknown()),
})

/** An order whose country, region and way to pay are only named yet. */
type Named<Whole> = Omit<Whole, 'country' | 'region' | 'payWay'> & {
  country: string | null
  region: string | null
  payWay: number | null
}

/** Whether an order may be cancelled: nothing is known of what an unknown status allows. */
export function mayBeCanceled({
  status,
  canBeCanceled,
}: Pick<Order, 'status' | 'canBeCanceled'>): boolean {
  return canBeCanceled && status !== 'UNKNOWN'
}

/** What both shapes say of an order: items that cannot be read hide neither the others nor the order. */
function toOwnFields<Row extends z.infer<typeof apiOrder>>({
  items: rows,
  isOnlinePayment,
  isPaid,
  ...row
}: Row) {
  const { items, received } = readRows(orderItem, Array.isArray(rows) ? rows : [rows])
  return {
    ...row,
    mobilePhone: '',
    isPaidOnline: isOnlinePayment ?? false,
    isPaid: isPaid ?? row.paymentStatus === 'COMPLETED',
    canBeCanceled: mayBeCanceled(row),
    items,
    hasUnreadItems: items.length < received,
  }
}

/** An order in the shape of the contract, but for what `completedOrder` fills in. */
export const order = z.pipe(
  apiOrder,
  toShape<Named<Order>>()((row) => toOwnFields(row)),
)

/** The little that says whether an order waits to be paid, of one that `order` cannot read as well. */
export const orderStanding = z.pipe(
  z.pick(apiOrder, {
    id: true,
    uuid: true,
    user: true,
    status: true,
    paymentStatus: true,
    isOnlinePayment: true,
    createdAt: true,
    updatedAt: true,
  }),
  z.transform(({ isOnlinePayment, ...row }) => ({
    ...row,
    isPaidOnline: isOnlinePayment ?? false,
  })),
)

/** The same for a single order. */
export const orderDetail = z.pipe(
  apiOrderDetail,
  toShape<Named<OrderDetail>>()(({ pricingBreakdown, trackingDetails, orderTimeline, ...row }) => {
    const extra = pricingBreakdown.grandTotal - row.totalPriceItems
    return {
      ...toOwnFields(row),
      totalPriceExtra: Math.round(extra * 100) / 100,
      isCompleted: row.isCompleted ?? row.status === 'COMPLETED',
      isCanceled: row.isCanceled ?? row.status === 'CANCELED',
      timeSinceOrder: '',
      timesPaid: timesPaid(orderTimeline),
      statusDates: statusDates(orderTimeline),
      trackingInfo: trackingDetails?.hasTracking
        ? {
            trackingNumber: trackingDetails.trackingNumber,
            shippingCarrier: trackingDetails.shippingCarrier,
          }
        : null,
    }
  }),
)

/** The lists that orders name entries of. */
export interface OrderLists {
  countries: readonly z.infer<typeof country>[]
  regions: readonly z.infer<typeof region>[]
  payWays: readonly PayWay[]
}

/** An order with country, region and way to pay; what its lists do not have is null. */
export function completedOrder<Row extends Named<Order>>(row: Row, lists: OrderLists) {
  return {
    ...row,
    country: lists.countries.find(({ alpha2 }) => alpha2 === row.country) ?? null,
    region: lists.regions.find(({ alpha }) => alpha === row.region) ?? null,
    payWay: lists.payWays.find(({ id }) => id === row.payWay) ?? null,
  }
}
