import type { OrderDetail } from '#contract/shop/order'
import type { GuestBuyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import type { SharedState } from '../shared/shared-state'
import type { OptionalPart } from '../upstream/optional-part'
import type { InTurn } from './buyer-turns'
import { findEarlier, readAhead, unpaidOrder } from './earlier-orders'
import { requireKept, requireKeys } from './guest-orders'
import { makeOrder } from './make-order'
import { warnOfAmount } from './order-amount'
import { fillCart, holdsExactly } from './order-cart'
import { checkChoices } from './order-choices'
import type { OrderListsReader } from './order-lists'
import { notSent, orderKeyLost, orderNotPlaced } from './order-refusals'
import type { OrderRequest, OrderTurn } from './order-turn'

export interface OrderTools {
  config: {
    rates: { enabled: boolean; mailWindowMs: number; rememberedClients: number }
  }
  shared: Pick<SharedState, 'window'>
  inTurn: InTurn
  orderLists: OrderListsReader
  optionalPart: OptionalPart
}

/**
 * Most orders of one person, or of guests at one address, within the window of mails: each may send a confirmation to any address.
 * Mails that others have asked for are not counted.
 */
export const mostOrders = 20

/**
 * `place`: places an order once for each key of a buyer
 * (docs/decisions/0013-an-order-is-placed-once.md). A buyer's orders are placed one after the other,
 * also by several copies of the gateway, because the API makes them of the one cart that the buyer
 * has. `find`: the order of a guest who has signed in before its answer came; it is not placed.
 * @throws GatewayError 409 while another order of the buyer takes long, and as `placeOrder` or
 * `findOrder`
 */
export function createOrderPlacement(tools: OrderTools) {
  const { config, shared, orderLists, optionalPart, inTurn } = tools
  const { rates } = config
  const recent = shared.window('orders', {
    most: rates.enabled ? mostOrders : Number.MAX_SAFE_INTEGER,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })
  const turnOf = (request: OrderRequest) => ({ ...request, orderLists, optionalPart, recent })
  return {
    async place(c: RouteContext, request: OrderRequest): Promise<OrderDetail> {
      const { buyer, body } = request
      if (buyer.userId === null) await requireKept(buyer, body, c.var.basics.clock())
      return inTurn(buyer, async () => {
        const order = await placeOrder(c, turnOf(request))
        warnOfAmount(c, body, order)
        return order
      })
    },
    async find(c: RouteContext, request: OrderRequest<GuestBuyer>): Promise<OrderDetail> {
      const { buyer, body } = request
      requireKeys(buyer, body, c.var.basics.clock())
      return inTurn(buyer, () => findOrder(c, turnOf(request), buyer))
    },
  }
}

/**
 * The order of this key: the one that an earlier request has placed, else a new one. Where the cart
 * is not what was shown, or where the order was sent before, it is looked for first. As long as an
 * order waits to be paid online, whose cart stays, no other one is made: the same one is the answer.
 * @throws GatewayError 503 `orderNotSent` where nothing was sent, 400 where a choice is not offered,
 * 409 `orderUnpaid`, and as `findEarlier` and `makeOrder`
 */
async function placeOrder(c: RouteContext, request: OrderTurn): Promise<OrderDetail> {
  const { buyer, body } = request
  const ahead = await readAhead(buyer)
  const isReady = holdsExactly(ahead.cart, body.items)
  const isFirst = isReady && body.sentSecondsAgo === undefined
  const earlier = isFirst
    ? ((await unpaidOrder(c, request, ahead)) ?? 0)
    : await findEarlier(c, request, ahead)
  if (typeof earlier !== 'number') return earlier
  const payWay = await checkChoices(c, request)
  if (!isReady) {
    await fillCart(buyer, ahead.cart, body.items).catch((error: unknown) => {
      throw notSent(error)
    })
  }
  return makeOrder(c, request, { ...ahead, payWay, first: earlier })
}

/**
 * The order that an earlier request of a guest has placed.
 * @throws GatewayError 404 `orderNotPlaced` where there is none, and none will come; 409
 * `orderKeyLost` where nobody can tell any more, and as `findEarlier`
 */
async function findOrder(
  c: RouteContext,
  request: OrderTurn,
  guest: GuestBuyer,
): Promise<OrderDetail> {
  const earlier = await findEarlier(c, request, await readAhead(guest))
  if (typeof earlier !== 'number') return earlier
  throw guest.state().cartGoneAt === null ? orderNotPlaced() : orderKeyLost()
}
