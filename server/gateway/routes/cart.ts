import * as endpoints from '#contract/endpoints/cart'
import { cart, cartItemOf, cartItemReceiptOf } from '#upstream/cart'
import type { Api, Member } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { parse } from '../upstream/read-answer'

/** A person's cart. No cart of a guest is named to the API, which would merge it into the person's. */
export function cartRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(endpoints.readCart, ({ member }) => readCart(member))

  // Whichever cart the browser names: the API deletes a cart when it is ordered, so that another tab
  // names one that no longer exists.
  route(endpoints.addCartItem, async ({ member, body: { product, quantity } }) => {
    const { id } = await readCart(member)
    const added = await member.send('POST', '/cart/item', { body: { product, quantity } })
    return parse(cartItemReceiptOf(id), added)
  })

  route(endpoints.changeCartItem, async ({ member, id: item, body }) => {
    const changed = await member.send('PUT', `/cart/item/${item}`, { body })
    const { id } = await readCart(member)
    return parse(cartItemOf(id), changed)
  })

  route(endpoints.removeCartItem, async ({ member, id }) => {
    await member.send('DELETE', `/cart/item/${id}`)
  })

  return routes
}

async function readCart(member: Member) {
  const found = parse(cart, await member.send('GET', '/cart'))
  const { cartItems: items, unreadItems } = found
  if (unreadItems.length > 0) {
    member.reportRows({ items, received: items.length + unreadItems.length, faults: ['items'] })
  }
  return found
}
