import * as z from 'zod/mini'
import { order } from '../../contract/shop/order'
import { orderCreation } from '../../contract/shop/order-creation'
import { orderDetail } from '../../contract/shop/order-detail'
import { orderStatus, orderStatuses, paymentStatuses } from '../../contract/shop/order-status'
import { id } from '../../contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import { one, pageFrom, parse, type Viewer } from './answer-readers'
import type { OwnRow } from './own-row'
import { orderingOf, pageRules, typedText } from './query-rules'
import { mine } from './visibility'

const ownedOrder = z.looseObject({
  id,
  user: z.nullable(id),
  status: orderStatus,
  canBeCanceled: z.boolean(),
})

/**
 * The upstream lets its staff cancel anybody's order, and answers 500 where it is too late: both are
 * found out before. One that is cancelled already is answered as it is.
 */
const cancellable = (body: unknown, viewer: Viewer) => {
  const found = parse(ownedOrder, body)
  if (!mine(found, viewer)) throw new GatewayError(404)
  if (found.status === 'CANCELED' || found.canBeCanceled) return found
  throw new GatewayError(409, { reason: 'it is too late to cancel' })
}

/** Of two that cancel at once the upstream answers one with 500: the order itself tells the truth. */
const cancelOrder: OwnRow['perform'] = async (_, { ask, userId }, found) => {
  const { id, status } = found as z.output<typeof ownedOrder>
  if (status === 'CANCELED') return found
  try {
    return await ask('POST', `/order/${id}/cancel`)
  } catch (error) {
    const read = await ask('GET', `/order/${id}`).catch(() => null)
    const now = read === null ? null : cancellable(read, { userId })
    if (now?.status === 'CANCELED') return now
    throw error
  }
}

const list = {
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  search: typedText,
  ordering: orderingOf(['createdAt', 'status', 'paidAmount']),
  ...pageRules,
}

/** The upstream's own list of all orders is everybody's: a person's are asked for by token. */
const myOrders = {
  method: 'GET',
  upstream: '/order/my-orders',
  query: list,
  pageSize: 52,
  answer: pageFrom(order, mine),
} as const satisfies Partial<OwnRow>

/**
 * A person's orders. Changing, deleting, shipping and refunding them is not
 * for the browser: such calls are in no table (decision M8).
 */
export const ownOrderRows: readonly OwnRow[] = [
  { ...myOrders, path: '/orders' },
  { ...myOrders, path: '/orders/my-orders' },
  {
    method: 'POST',
    path: '/orders',
    upstream: '/order',
    keyed: true,
    body: orderCreation,
    answer: one(orderDetail, mine),
    success: 201,
  },
  { method: 'GET', path: '/orders/{id}', upstream: '/order/{id}', answer: one(orderDetail, mine) },
  {
    method: 'GET',
    path: '/orders/uuid/{uuid}',
    upstream: '/order/uuid/{uuid}',
    answer: one(orderDetail, mine),
  },
  {
    method: 'POST',
    path: '/orders/{id}/cancel',
    upstream: '/order/{id}/cancel',
    first: { upstream: '/order/{id}', answer: cancellable },
    perform: cancelOrder,
    answer: one(orderDetail, mine),
  },
]
