import { athensTime } from '#contract/wire/athens-time'
import { countryAnswer, regionAnswer } from '../geo/queries'
import { type AnswerMode, stampFields } from '../lib/answer-fields'
import { toCents } from '../lib/money'
import { timeSince } from '../lib/time'
import { productAnswer } from '../products/answers'
import { statusLabels } from '../seed/api-messages'
import { payWayAnswer } from './pay-ways'
import type { OrderItemWithProduct, WholeOrder } from './queries'

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

/** `SHIPPED` as the real API shows it: "Shipped". */
const plainStatus = (status: string) => `${status.charAt(0)}${status.slice(1).toLowerCase()}`

/**
 * Serialises an order in lists. As in the real API `isPaid` is true for nearly every order, because
 * creating one sets `paidAmount`.
 */
export function orderAnswer(row: WholeOrder, mode: AnswerMode) {
  const { createdAt, updatedAt, uuid, payWayFee, trackingNumber, shippingCarrier, ...order } = row
  const items = row.items.map((item) => orderItemAnswer(item, row.status === 'REFUNDED'))
  return {
    ...order,
    country: row.country && countryAnswer(row.country),
    region: row.region && regionAnswer(row.region),
    payWay: row.payWay && payWayAnswer(row.payWay, mode),
    items,
    statusDisplay: mode.extensions ? statusLabels[row.status] : plainStatus(row.status),
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
export function orderDetailAnswer(row: WholeOrder, now: Date, mode: AnswerMode) {
  const { trackingNumber, shippingCarrier, status } = row
  return {
    ...orderAnswer(row, mode),
    trackingInfo: trackingNumber ? { trackingNumber, shippingCarrier } : null,
    trackingNumber,
    shippingCarrier,
    timeSinceOrder: timeSince(row.createdAt, now),
    customerFullName: `${row.firstName} ${row.lastName}`,
    isCompleted: status === 'COMPLETED',
    isCanceled: status === 'CANCELED',
  }
}
