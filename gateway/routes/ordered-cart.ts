import * as z from 'zod/mini'
import { dateTime, id } from '../../contract/wire/scalars'
import { parse } from './answer-readers'
import type { Finish } from './own-row'

const named = z.object({ id })
const placedOrder = z.object({ createdAt: dateTime, items: z.array(z.object({ product: named })) })
const statusCart = z.object({
  cartItems: z.array(z.object({ id, product: named, updatedAt: dateTime })),
})

/**
 * Empties the cart that was ordered (decision M10), twice where the first try fails: one that stays
 * full invites to order the same again. The order stands, even where this fails.
 */
export const emptyCart: Finish = async (answer, { ask, note }) => {
  const empty = () => ask('DELETE', '/cart')
  await empty()
    .catch(empty)
    .catch((error: unknown) => note('cart-not-emptied', error))
  return answer
}

/**
 * Takes out of the cart what an order that an earlier request placed has left there, as its answer
 * may have been lost before the cart was emptied. What was added or changed since then stays.
 */
export const takeOutOrdered: Finish = async (answer, { ask, note }) => {
  try {
    const { createdAt, items } = parse(placedOrder, answer)
    const ordered = new Set(items.map(({ product }) => product.id))
    const { cartItems } = parse(statusCart, await ask('GET', '/cart'))
    for (const { id, product, updatedAt } of cartItems) {
      const isOlder = Date.parse(updatedAt) < Date.parse(createdAt)
      if (isOlder && ordered.has(product.id)) await ask('DELETE', `/cart/item/${id}`)
    }
  } catch (error) {
    note('cart-not-emptied', error)
  }
  return answer
}
