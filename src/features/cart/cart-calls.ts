import { cart } from '../../../contract/shop/cart'
import { cartItemFor, cartItemReceipt } from '../../../contract/shop/cart-item-write'
import type { ownRequest } from '../../session/own-request'
import type { WriteInput } from './cart-machine'
import type { CartReadOutcome, CartWriteOutcome } from './cart-story'
import type { CartWrite } from './cart-write'

/** What a cart asks the API for (contract, section 2.5). */
export interface CartCalls {
  /** `GET /api/cart`. */
  read: (signal?: AbortSignal) => Promise<CartReadOutcome>
  /**
   * POST, PUT or DELETE of `/api/cart/items`.
   * @throws CartNotFound where something is added to a cart that was never read (R166)
   */
  write: (input: WriteInput) => Promise<CartWriteOutcome>
}

/** @param request asks for what belongs to the person who is here */
export function createCartCalls(request: typeof ownRequest): CartCalls {
  return {
    read: (signal) => request({ path: '/api/cart', answer: cart, ...(signal && { signal }) }),
    write: async ({ write, cart }) => {
      if (!write) return { kind: 'broken', reason: 'there was nothing to write' }
      if (write.kind === 'add') return add(request, write, cart)
      return write.kind === 'change' ? change(request, write) : remove(request, write)
    },
  }
}

async function add(
  request: typeof ownRequest,
  write: CartWrite,
  cart: WriteInput['cart'],
): Promise<CartWriteOutcome> {
  const body = cartItemFor(cart, write.product, write.quantity)
  const method = 'POST'
  const outcome = await request({ method, path: '/api/cart/items', body, answer: cartItemReceipt })
  const item = cart?.cartItems.find(({ product }) => product.id === write.product)
  if (!item || outcome.kind !== 'refused') return outcome
  if (outcome.errors.some(({ param }) => param === 'quantity')) return outcome
  // Some versions of the API refuse a product that the cart already holds (contract, section 2.5).
  return change(request, { item: item.id, quantity: item.quantity + write.quantity })
}

function change(
  request: typeof ownRequest,
  { item, quantity }: { item: number; quantity: number },
): Promise<CartWriteOutcome> {
  return request({ method: 'PUT', path: `/api/cart/items/${item}`, body: { quantity } })
}

async function remove(
  request: typeof ownRequest,
  { item }: { item: number },
): Promise<CartWriteOutcome> {
  const outcome = await request({ method: 'DELETE', path: `/api/cart/items/${item}` })
  // Somebody was quicker, in another tab: it is out.
  return outcome.kind === 'missing' ? { kind: 'done', data: undefined } : outcome
}
