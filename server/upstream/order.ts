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
import { apiDateTime, apiStamps } from './date-time'
import { knownName, product } from './product'
import { apiRecipient } from './recipient'
import { readRows } from './rows'
import { toShape } from './shape'
import { statusDates } from './status-dates'
import { timesPaid } from './times-paid'

/** A product of an order; its prices include tax. */
const apiOrderItem = z.extend(z.omit(contractItem, { productName: true }), {
  product: z.unknown(),
  ...apiStamps,
})

/** An item whose product cannot be read has the name that is known of it. */
const orderItem = z.pipe(
  apiOrderItem,
  toShape<OrderItem>()((row) => {
    const { data = null } = z.safeParse(product, row.product)
    return { ...row, product: data, productName: data ? '' : knownName(row.product) }
  }),
)

/** Country, region and way to pay are ids. `paidAmount` is what is to be paid. */
const apiOrder = z.extend(
  z.omit(contractOrder, { mobilePhone: true, hasUnreadItems: true, isPaidOnline: true }),
  {
    ...apiRecipient,
    country: z.nullable(z.string()),
    region: z.nullable(z.string()),
    payWay: z.nullable(id),
    isOnlinePayment: z._default(z.nullable(z.boolean()), false),
    statusUpdatedAt: z.nullish(apiDateTime),
    items: z.unknown(),
    ...apiStamps,
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
  trackingDetails: z.nullish(tracking),
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  customerFullName: lenientText,
  hasInvoice: z._default(z.boolean(), false),
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
  orderTimeline: z.unknown(),
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
  ...row
}: Row) {
  const { items, received } = readRows(orderItem, Array.isArray(rows) ? rows : [rows])
  return {
    ...row,
    mobilePhone: '',
    isPaidOnline: isOnlinePayment ?? false,
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
