import { Hono } from 'hono'
import { cartItemChange, cartItemCreation } from '#contract/shop/cart'
import { cart, cartItemOf, cartItemReceiptOf } from '#upstream/cart'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { type Member, requireMember } from './api-caller'
import { id } from './query'
import { discardBody, readBody } from './read-request'
import { answerEmpty, answerJson } from './responses'

/** A person's cart. No cart of a guest is named to the API, which would merge it into the person's. */
export const cartRoutes = new Hono<RouteEnv>()

cartRoutes.get('/cart', async (c) => answerJson(c, await readCart(await requireMember(c))))

// Whichever cart the browser names: the API deletes a cart when it is ordered, so that another tab
// names one that no longer exists.
cartRoutes.post('/cart/items', async (c) => {
  const member = await requireMember(c)
  const { product, quantity } = await readBody(c, cartItemCreation)
  const { id } = await readCart(member)
  const added = await member.send('POST', '/cart/item', { body: { product, quantity } })
  return answerJson(c, parse(cartItemReceiptOf(id), added), 201)
})

cartRoutes.put(`/cart/items/${id}`, async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, cartItemChange)
  const changed = await member.send('PUT', `/cart/item/${c.req.param('id')}`, { body })
  const { id } = await readCart(member)
  return answerJson(c, parse(cartItemOf(id), changed))
})

cartRoutes.delete(`/cart/items/${id}`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  await member.send('DELETE', `/cart/item/${c.req.param('id')}`)
  return answerEmpty(c)
})

async function readCart(member: Member) {
  return parse(cart, await member.send('GET', '/cart'))
}
