import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import * as upstream from '#upstream/endpoints/orders'
import { orderDetail } from '#upstream/order'
import type { Buyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { bought, one } from '../http/visible'
import type { OptionalPart } from '../upstream/optional-part'
import type { OrderListsReader } from './order-lists'
import { orderDiffers, withProblem } from './order-refusals'
import { isSameOrder } from './same-order'
import { shownOrder } from './shown-orders'

/** What an order that stands is read with: whose it is, and what was sent. */
export interface PlacedOrderTurn {
  buyer: Buyer
  body: OrderCreation
  orderLists: OrderListsReader
  optionalPart: OptionalPart
}

/**
 * An order that an earlier request placed, as it is now: the API repeats what it answered then.
 * @throws GatewayError 422 where the key is of an order with other items, address or anything else
 */
export async function readAgain(
  c: RouteContext,
  request: PlacedOrderTurn,
  answer: unknown,
): Promise<OrderDetail> {
  const { body } = request
  const then = await shown(c, request, answer)
  const named = {
    ...then,
    country: then.country?.alpha2 ?? body.country,
    region: then.region?.alpha ?? body.region,
    payWay: then.payWay?.id ?? body.payWay,
  }
  if (!isSameOrder(named, body)) throw orderDiffers(then.uuid)
  return request.optionalPart(readOrder(c, request, then), () => then)
}

/** An order that is known to exist; a failure must not be reported as a missing order. */
export async function readOrder(
  c: RouteContext,
  request: PlacedOrderTurn,
  { id, uuid }: Pick<OrderDetail, 'id' | 'uuid'>,
): Promise<OrderDetail> {
  const { buyer } = request
  try {
    const found = await (buyer.userId === null
      ? buyer.askRaw(upstream.readOrderByUuid, { params: { uuid } })
      : buyer.askRaw(upstream.readOrder, { params: { id } }))
    return await shown(c, request, found)
  } catch (error) {
    throw withProblem(504, 'orderUnknown', error)
  }
}

/**
 * An order of this buyer; the browser of a guest keeps it.
 * @throws GatewayError 502 for an answer that is none
 */
export async function shown(
  c: RouteContext,
  { buyer, orderLists }: PlacedOrderTurn,
  answer: unknown,
): Promise<OrderDetail> {
  const order = await shownOrder(c, orderLists, readOwn(answer, buyer))
  if (buyer.userId === null) await buyer.keepOrder(order)
  return order
}

function readOwn(answer: unknown, buyer: Buyer) {
  try {
    return one(orderDetail, bought)(answer, buyer)
  } catch (error) {
    throw withProblem(502, 'orderUnknown', error)
  }
}
