import { cart } from '../../../contract/shop/cart'
import { cartItemFor, cartItemReceipt } from '../../../contract/shop/cart-item-write'
import type { ownRequest } from '../../session/own-request'
import type { WriteInput } from './cart-machine'
import type { CartReadOutcome, CartWriteOutcome } from './cart-story'
import type { CartWrite } from './cart-write'

/** What a cart asks the API for. */
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
  return request({ method: 'POST', path: '/api/cart/items', body, answer: cartItemReceipt })
}

type ItemWrite = Exclude<CartWrite, { kind: 'add' }>

function change(request: typeof ownRequest, write: ItemWrite): Promise<CartWriteOutcome> {
  const { quantity } = write
  return ofItem(request, write, (path) => request({ method: 'PUT', path, body: { quantity } }))
}

async function remove(request: typeof ownRequest, write: ItemWrite): Promise<CartWriteOutcome> {
  const outcome = await ofItem(request, write, (path) => request({ method: 'DELETE', path }))
  // Another tab was quicker: it is out.
  return outcome.kind === 'missing' ? { kind: 'done', data: undefined } : outcome
}

/**
 * Writes to a cart item. Where there is none of this id any more, the product may be in the cart
 * under another one: another tab emptied the cart and added the product again.
 */
async function ofItem(
  request: typeof ownRequest,
  { item, product }: ItemWrite,
  send: (path: `/api/cart/items/${number}`) => Promise<CartWriteOutcome>,
): Promise<CartWriteOutcome> {
  const outcome = await send(`/api/cart/items/${item}`)
  if (outcome.kind !== 'missing') return outcome
  const current = await request({ path: '/api/cart', answer: cart })
  if (current.kind !== 'done') return current
  const present = current.data.cartItems.find((one) => one.product.id === product)
  return present && present.id !== item ? send(`/api/cart/items/${present.id}`) : outcome
}
