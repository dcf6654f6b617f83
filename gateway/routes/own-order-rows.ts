import * as z from 'zod/mini'
import { toUpstreamFloor } from '../../contract/account/upstream-floor'
import { order } from '../../contract/shop/order'
import { orderCreation, type UpstreamOrderCreation } from '../../contract/shop/order-creation'
import { orderDetail } from '../../contract/shop/order-detail'
import { orderStatuses, paymentStatuses } from '../../contract/shop/order-status'
import { id } from '../../contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import { type AnswerReader, one, pageFrom, parse } from './answer-readers'
import { emptyCart, takeOutOrdered } from './ordered-cart'
import { type OwnRow, sending } from './own-row'
import { orderingOf, pageRules, typedText } from './query-rules'
import { mine } from './visibility'

const ownedOrder = z.object({ user: z.nullable(id), canBeCanceled: z.boolean() })

/**
 * The upstream lets its staff cancel anybody's order, and answers 500 where it is too late: both are
 * found out before.
 */
const cancellable: AnswerReader = (body, viewer) => {
  const found = parse(ownedOrder, body)
  if (!mine(found, viewer)) throw new GatewayError(404)
  if (!found.canBeCanceled) throw new GatewayError(409, { reason: 'it is too late to cancel' })
  return found
}

/** What shipping costs the gateway says, whatever the browser sent (decisions M2 and M8). */
const asUpstreamOrder = sending(
  orderCreation,
  ({ floor, ...rest }, { shippingPrice }) =>
    ({ ...rest, floor: toUpstreamFloor(floor), shippingPrice }) satisfies UpstreamOrderCreation,
)

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
 * A person's orders (contract, section 2.6). Changing, deleting, shipping and refunding them is not
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
    ...asUpstreamOrder,
    finish: emptyCart,
    finishReplay: takeOutOrdered,
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
    answer: one(orderDetail, mine),
  },
]
