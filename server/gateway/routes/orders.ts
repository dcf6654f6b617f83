import * as z from 'zod/mini'
import * as orders from '#contract/endpoints/orders'
import { orderStatus } from '#contract/shop/order'
import { id as idNumber } from '#contract/wire/scalars'
import { mayBeCanceled } from '#upstream/order'
import type { Api, Member } from '../http/api'
import { createRoutes } from '../http/create-routes'
import type { RouteContext } from '../http/route-env'
import { mine } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { createOrderPlacement, type OrderTools } from '../orders/place-order'
import { listsToShow, ownOrder, readOwnOrders } from '../orders/shown-orders'
import { parse } from '../upstream/read-answer'

/** A person's orders. There are no routes to change, delete, ship or refund them. */
export function orderRoutes(tools: OrderTools & { api: Api }) {
  const { api, orderLists } = tools
  const { routes, route } = createRoutes(api)
  const placeOrder = createOrderPlacement(tools)

  async function shown(c: RouteContext, member: Member, found: unknown) {
    return ownOrder(await listsToShow(c, orderLists))(found, member)
  }

  route(orders.listOrders, ({ c, member, endpoint }) =>
    readOwnOrders(c, member, endpoint, { path: '/order/my_orders', orderLists }),
  )

  // Places an order once for each key of a person.
  route(orders.placeOrder, ({ c, member, key, body }) => placeOrder(c, { member, key, body }))

  route(orders.readOrder, async ({ c, member, id }) =>
    shown(c, member, await member.send('GET', `/order/${id}`)),
  )

  route(orders.readOrderByUuid, async ({ c, member, id: uuid }) =>
    shown(c, member, await member.send('GET', `/order/uuid/${uuid}`)),
  )

  route(orders.cancelOrder, async ({ c, member, id }) =>
    shown(c, member, await cancelOrder(member, id)),
  )

  return routes
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
