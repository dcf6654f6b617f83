import * as endpoints from '#contract/endpoints/cart'
import * as upstream from '#upstream/endpoints/cart'
import type { Api, Buyer } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { GatewayError } from '../lib/gateway-error'
import { findCart, readShownCart } from '../orders/buyer-cart'
import type { InTurn } from '../orders/buyer-turns'
import { createCartMerge } from '../orders/merge-cart'
import type { OptionalPart } from '../upstream/optional-part'

/**
 * The cart of a member, or of a guest in this browser. Only the merge names a guest's cart together
 * with a member's token: the API would merge it unseen.
 */
export function cartRoutes(tools: { api: Api; inTurn: InTurn; optionalPart: OptionalPart }) {
  const { inTurn, optionalPart } = tools
  const { routes, route } = createRoutes(tools.api)
  const mergeCart = createCartMerge(tools)

  /** 0 also where it cannot be read now: what was asked for has been done all the same. */
  const cartIdOf = (buyer: Buyer) =>
    optionalPart(
      findCart(buyer).then((cart) => cart?.id ?? 0),
      () => 0,
    )

  route(endpoints.readCart, ({ c, buyer }) => readShownCart(buyer, c.var.basics.clock()))

  // Whichever cart the browser names: the API deletes a cart when it is ordered, so that another tab
  // names one that no longer exists.
  route(endpoints.addCartItem, ({ buyer, body: { product, quantity } }) => {
    async function add() {
      const cart = await cartIdOf(buyer)
      const added = await buyer.ask(upstream.addCartItem, { body: { product, quantity } })
      return { ...added, cart }
    }
    // The API gives a guest a cart with the first item: two at once would make two.
    return buyer.userId === null ? inTurn(buyer, add) : add()
  })

  route(endpoints.changeCartItem, async ({ buyer, id, body }) => {
    requireCart(buyer)
    const changed = await buyer.ask(upstream.changeCartItem, { params: { id }, body })
    return { ...changed, cart: await cartIdOf(buyer) }
  })

  route(endpoints.removeCartItem, async ({ buyer, id }) => {
    requireCart(buyer)
    await buyer.ask(upstream.removeCartItem, { params: { id } })
  })

  route(endpoints.mergeCart, ({ c, member }) => mergeCart(c, member))

  return routes
}

/** @throws GatewayError 404 for a guest without a cart, whose items there cannot be */
function requireCart(buyer: Buyer): void {
  if (buyer.userId === null && buyer.state().cart === null) throw new GatewayError(404)
}
