import { Hono } from 'hono'
import { cartItemChange, cartItemCreation } from '#contract/shop/cart'
import { cart, cartItemOf, cartItemReceiptOf } from '#upstream/cart'
import { answerEmpty, answerJson } from '../http/answer'
import type { Api, Member } from '../http/api'
import { id } from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { parse } from '../upstream/read-answer'

/** A person's cart. No cart of a guest is named to the API, which would merge it into the person's. */
export function cartRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/cart', async (c) => answerJson(c, await readCart(await api.requireMember(c))))

  // Whichever cart the browser names: the API deletes a cart when it is ordered, so that another tab
  // names one that no longer exists.
  routes.post('/cart/items', async (c) => {
    const member = await api.requireMember(c)
    const { product, quantity } = await readBody(c, cartItemCreation)
    const { id } = await readCart(member)
    const added = await member.send('POST', '/cart/item', { body: { product, quantity } })
    return answerJson(c, parse(cartItemReceiptOf(id), added), 201)
  })

  routes.put(`/cart/items/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, cartItemChange)
    const changed = await member.send('PUT', `/cart/item/${c.req.param('id')}`, { body })
    const { id } = await readCart(member)
    return answerJson(c, parse(cartItemOf(id), changed))
  })

  routes.delete(`/cart/items/${id}`, async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    await member.send('DELETE', `/cart/item/${c.req.param('id')}`)
    return answerEmpty(c)
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
