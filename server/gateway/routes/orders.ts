import { Hono } from 'hono'
import * as z from 'zod/mini'
import { orderStatus, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { orderCreation } from '#contract/shop/order-creation'
import { id as idNumber } from '#contract/wire/scalars'
import { mayBeCanceled } from '#upstream/order'
import { answerJson } from '../http/answer'
import type { Api, Member } from '../http/api'
import { readIdempotencyKey } from '../http/idempotency-key'
import { id, orderingOf, pageRules, typedText, uuid } from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { mine } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { createOrderPlacement, type OrderTools } from '../orders/place-order'
import { answerOwnOrders, listsToShow, ownOrder } from '../orders/shown-orders'
import { parse } from '../upstream/read-answer'

const orderQuery = {
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  search: typedText,
  ordering: orderingOf(['createdAt', 'status', 'paidAmount']),
  ...pageRules,
}

const ownOrders = { path: '/order/my_orders', query: orderQuery }

/** A person's orders. There are no routes to change, delete, ship or refund them. */
export function orderRoutes(tools: OrderTools & { api: Api }): Hono<RouteEnv> {
  const { api, orderLists } = tools
  const orders = new Hono<RouteEnv>()
  const placeOrder = createOrderPlacement(tools)

  async function listOrders(c: RouteContext): Promise<Response> {
    const member = await api.requireMember(c)
    return answerOwnOrders(c, member, ownOrders, orderLists)
  }

  async function answerOrder(c: RouteContext, member: Member, found: unknown): Promise<Response> {
    return answerJson(c, ownOrder(await listsToShow(c, orderLists))(found, member))
  }

  orders.get('/orders', listOrders)
  orders.get('/orders/my-orders', listOrders)

  // Places an order once for each key of a person.
  orders.post('/orders', async (c) => {
    const member = await api.requireMember(c)
    const key = readIdempotencyKey(c)
    const body = await readBody(c, orderCreation)
    return answerJson(c, await placeOrder(c, { member, key, body }), 201)
  })

  orders.get(`/orders/${id}`, async (c) => {
    const member = await api.requireMember(c)
    return answerOrder(c, member, await member.send('GET', `/order/${c.req.param('id')}`))
  })

  orders.get(`/orders/uuid/${uuid}`, async (c) => {
    const member = await api.requireMember(c)
    const found = await member.send('GET', `/order/uuid/${c.req.param('uuid')}`)
    return answerOrder(c, member, found)
  })

  orders.post(`/orders/${id}/cancel`, async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    return answerOrder(c, member, await cancelOrder(member, c.req.param('id')))
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
 * The API lets its staff cancel any order, and refuses to cancel one twice: both are checked before.
 * An order that is cancelled already is answered unchanged.
 */
async function cancelOrder(member: Member, orderId: string): Promise<unknown> {
  const found = cancellable(await member.send('GET', `/order/${orderId}`), member)
  if (found.status === 'CANCELED') return found
  try {
    return await member.send('POST', `/order/${orderId}/cancel`)
  } catch (error) {
    // One of two simultaneous cancellations is refused, and an answer may be lost.
    const read = await member.send('GET', `/order/${orderId}`).catch(() => null)
    const now = read === null ? null : cancellable(read, member)
    if (now?.status === 'CANCELED') return now
    throw error
  }
}

function cancellable(body: unknown, member: Member): z.output<typeof cancellation> {
  const found = parse(cancellation, body)
  if (!mine(found, member)) throw new GatewayError(404)
  if (found.status === 'CANCELED' || mayBeCanceled(found)) return found
  throw new GatewayError(409, { reason: 'it is too late to cancel' })
}
