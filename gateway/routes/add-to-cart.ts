import * as z from 'zod/mini'
import type { CartItemCreation, cartItemReceipt } from '../../contract/shop/cart-item-write'
import { id } from '../../contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import { parse } from './answer-readers'
import type { OwnCalls } from './own-row'

const currentCart = z.object({
  id,
  cartItems: z.array(z.object({ id, product: z.object({ id }), quantity: z.int() })),
})

async function readCart({ ask }: OwnCalls) {
  return parse(currentCart, await ask('GET', '/cart'))
}

/**
 * Adds a product to the person's current cart, whichever cart the browser names: some APIs delete
 * the cart when it is emptied, so that another tab names one that no longer exists. At most four
 * upstream calls. Where the API refuses, the cart is read once more: a product that it already
 * holds, which some APIs refuse to add, gets more pieces, and a cart that another tab replaced in
 * between is filled under its new id.
 * @throws GatewayError with the refusal of the API
 */
export async function addToCart(
  { product, quantity }: CartItemCreation,
  calls: OwnCalls,
): Promise<unknown> {
  const post = (cart: number) => calls.ask('POST', '/cart/item', { cart, product, quantity })
  const { id: cart } = await readCart(calls)
  try {
    return await post(cart)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const current = await readCart(calls)
    const item = current.cartItems.find((one) => one.product.id === product)
    if (item) {
      const pieces = item.quantity + quantity
      await calls.ask('PUT', `/cart/item/${item.id}`, { quantity: pieces })
      return { id: item.id, cart: current.id, product, quantity: pieces } satisfies z.input<
        typeof cartItemReceipt
      >
    }
    if (current.id === cart) throw error
    return post(current.id)
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof GatewayError && [400, 404].includes(error.status)
