import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  type CartItemCreation,
  cart,
  cartItem,
  cartItemChange,
  cartItemCreation,
  cartItemReceipt,
} from '#contract/shop/cart'
import { id as idNumber } from '#contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { type Member, requireMember } from './api-caller'
import { id } from './query'
import { discardBody, readBody } from './read-request'
import { answerEmpty, answerJson } from './responses'

/** A person's cart. */
export const cartRoutes = new Hono<RouteEnv>()

cartRoutes.get('/cart', async (c) => {
  const member = await requireMember(c)
  return answerJson(c, parse(cart, await member.send('GET', '/cart')))
})

cartRoutes.post('/cart/items', async (c) => {
  const member = await requireMember(c)
  const creation = await readBody(c, cartItemCreation)
  return answerJson(c, parse(cartItemReceipt, await addToCart(creation, member)), 201)
})

cartRoutes.put(`/cart/items/${id}`, async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, cartItemChange)
  const changed = await member.send('PUT', `/cart/item/${c.req.param('id')}`, { body })
  return answerJson(c, parse(cartItem, changed))
})

cartRoutes.delete(`/cart/items/${id}`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  await member.send('DELETE', `/cart/item/${c.req.param('id')}`)
  return answerEmpty(c)
})

const currentCart = z.object({
  id: idNumber,
  cartItems: z.array(
    z.object({ id: idNumber, product: z.object({ id: idNumber }), quantity: z.int() }),
  ),
})

async function readCart(member: Member) {
  return parse(currentCart, await member.send('GET', '/cart'))
}

/**
 * Adds a product to the person's current cart, whichever cart the browser names: some APIs delete
 * the cart when it is emptied, so that another tab names one that no longer exists. At most four
 * upstream calls. Where the API refuses, the cart is read once more: a product that it already
 * holds, which some APIs refuse to add, gets more pieces, and a cart that another tab replaced in
 * between is filled under its new id.
 * @throws GatewayError with the refusal of the API
 */
async function addToCart(
  { product, quantity }: CartItemCreation,
  member: Member,
): Promise<unknown> {
  const post = (cartId: number) =>
    member.send('POST', '/cart/item', { body: { cart: cartId, product, quantity } })
  const { id: cartId } = await readCart(member)
  try {
    return await post(cartId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const current = await readCart(member)
    const item = current.cartItems.find((one) => one.product.id === product)
    if (item) {
      const pieces = item.quantity + quantity
      await member.send('PUT', `/cart/item/${item.id}`, { body: { quantity: pieces } })
      return { id: item.id, cart: current.id, product, quantity: pieces } satisfies z.input<
        typeof cartItemReceipt
      >
    }
    if (current.id === cartId) throw error
    return post(current.id)
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof GatewayError && [400, 404].includes(error.status)
