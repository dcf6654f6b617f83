import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  order,
  orderDetail,
  orderStatus,
  orderStatuses,
  paymentStatuses,
} from '#contract/shop/order'
import { orderCreation } from '#contract/shop/order-creation'
import { id as idNumber } from '#contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import { createOrderPlacement } from '../orders/place-order'
import type { RouteContext, RouteEnv, Services } from '../services'
import { parse } from '../upstream/read-answer'
import { type Member, requireMember } from './api-caller'
import { id, orderingOf, pageRules, typedText, uuid } from './query'
import { discardBody, readBody, readIdempotencyKey } from './read-request'
import { answerJson, answerPage, one, pageFrom } from './responses'
import { mine } from './visibility'

const orderQuery = {
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  search: typedText,
  ordering: orderingOf(['createdAt', 'status', 'paidAmount']),
  ...pageRules,
}

const ownOrders = pageFrom(order, mine)
const ownOrder = one(orderDetail, mine)

/** A person's orders. There are no routes to change, delete, ship or refund them. */
export function orderRoutes(services: Services): Hono<RouteEnv> {
  const orders = new Hono<RouteEnv>()
  const placeOrder = createOrderPlacement(services)

  // `/order` of the upstream lists all orders, `/order/my-orders` those of the token's owner.
  async function listOrders(c: RouteContext): Promise<Response> {
    const member = await requireMember(c)
    return answerPage(c, member, { path: '/order/my-orders', query: orderQuery, parse: ownOrders })
  }
  orders.get('/orders', listOrders)
  orders.get('/orders/my-orders', listOrders)

  // Places an order once for each key of a person.
  orders.post('/orders', async (c) => {
    const member = await requireMember(c)
    const key = readIdempotencyKey(c)
    const body = await readBody(c, orderCreation)
    return answerJson(c, await placeOrder(c, { member, key, body }), 201)
  })

  orders.get(`/orders/${id}`, async (c) => {
    const member = await requireMember(c)
    return answerJson(c, ownOrder(await member.send('GET', `/order/${c.req.param('id')}`), member))
  })

  orders.get(`/orders/uuid/${uuid}`, async (c) => {
    const member = await requireMember(c)
    const found = await member.send('GET', `/order/uuid/${c.req.param('uuid')}`)
    return answerJson(c, ownOrder(found, member))
  })

  orders.post(`/orders/${id}/cancel`, async (c) => {
    const member = await requireMember(c)
    await discardBody(c)
    return answerJson(c, ownOrder(await cancelOrder(member, c.req.param('id')), member))
  })

  return orders
}

const cancellation = z.looseObject({
  id: idNumber,
  user: z.nullable(idNumber),
  status: orderStatus,
  canBeCanceled: z.boolean(),
})

/**
 * The upstream lets its staff cancel any order, and answers 500 where it is too late: both are
 * checked before. An order that is cancelled already is answered unchanged.
 */
async function cancelOrder(member: Member, orderId: string): Promise<unknown> {
  const found = cancellable(await member.send('GET', `/order/${orderId}`), member)
  if (found.status === 'CANCELED') return found
  try {
    return await member.send('POST', `/order/${orderId}/cancel`)
  } catch (error) {
    // The upstream answers 500 to one of two simultaneous cancellations: the order is read again.
    const read = await member.send('GET', `/order/${orderId}`).catch(() => null)
    const now = read === null ? null : cancellable(read, member)
    if (now?.status === 'CANCELED') return now
    throw error
  }
}

function cancellable(body: unknown, member: Member): z.output<typeof cancellation> {
  const found = parse(cancellation, body)
  if (!mine(found, member)) throw new GatewayError(404)
  if (found.status === 'CANCELED' || found.canBeCanceled) return found
  throw new GatewayError(409, { reason: 'it is too late to cancel' })
}
