import * as z from 'zod/mini'
import type { country, region } from '../../contract/geo/country'
import {
  documentType,
  type Order,
  type OrderDetail,
  type OrderItem,
  orderStatus,
  paymentStatus,
} from '../../contract/shop/order'
import type { PayWay } from '../../contract/shop/pay-way'
import { storedQuantity } from '../../contract/shop/quantity'
import { sortField, uuidField } from '../../contract/wire/common-fields'
import { count, id, lenientText, money } from '../../contract/wire/scalars'
import { apiDateTime, apiStamps } from './date-time'
import { knownName, product } from './product'
import { apiRecipient } from './recipient'
import { readRows } from './rows'
import { toShape } from './shape'

/** A product of an order; its prices include tax. */
const apiOrderItem = z.object({
  id,
  product: z.unknown(),
  price: money,
  quantity: storedQuantity,
  originalQuantity: z.nullish(count),
  isRefunded: z.boolean(),
  refundedQuantity: count,
  netQuantity: count,
  totalPrice: money,
  refundedAmount: money,
  netPrice: money,
  notes: lenientText,
  ...sortField,
  ...apiStamps,
  ...uuidField,
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
const apiOrder = z.object({
  id,
  user: z.nullable(id),
  email: z.string(),
  ...apiRecipient,
  place: lenientText,
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  customerNotes: lenientText,
  fullAddress: lenientText,
  payWay: z.nullable(id),
  paymentStatus,
  paymentId: lenientText,
  paymentMethod: lenientText,
  isOnlinePayment: z._default(z.nullable(z.boolean()), false),
  isPaid: z.boolean(),
  documentType,
  shippingPrice: money,
  paidAmount: money,
  totalPriceItems: money,
  totalPriceExtra: money,
  status: orderStatus,
  statusDisplay: lenientText,
  statusUpdatedAt: z.nullish(apiDateTime),
  canBeCanceled: z.boolean(),
  items: z.unknown(),
  ...apiStamps,
  ...uuidField,
})

const tracking = z.object({
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  hasTracking: z.boolean(),
})

/** Shipments, timeline and cancellation name staff and foreign servers: they are not read. */
const apiOrderDetail = z.extend(apiOrder, {
  pricingBreakdown: z.object({ grandTotal: money }),
  trackingDetails: z.nullish(tracking),
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  customerFullName: lenientText,
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
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

/** The same for a single order. */
export const orderDetail = z.pipe(
  apiOrderDetail,
  toShape<Named<OrderDetail>>()(({ pricingBreakdown, trackingDetails, ...row }) => {
    const extra = pricingBreakdown.grandTotal - row.totalPriceItems
    return {
      ...toOwnFields(row),
      totalPriceExtra: Math.round(extra * 100) / 100,
      timeSinceOrder: '',
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
