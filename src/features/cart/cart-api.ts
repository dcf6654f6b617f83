import { cart, cartItemFor, cartItemReceipt } from '#contract/shop/cart'
import type { accountRequest } from '#session/account-request'
import type { CartReadOutcome, CartWriteOutcome, WriteInput } from './cart-machine'
import type { CartWrite } from './cart-write'

interface CartCalls {
  /** `GET /api/cart`. */
  read: (signal?: AbortSignal) => Promise<CartReadOutcome>
  /**
   * POST, PUT or DELETE of `/api/cart/items`.
   * @throws CartNotFound when adding to a cart that was never read
   */
  write: (input: WriteInput) => Promise<CartWriteOutcome>
}

/** @param request sends requests of the signed-in account */
export function createCartCalls(request: typeof accountRequest): CartCalls {
  return {
    read: (signal) => request({ path: '/api/cart', answer: cart, ...(signal && { signal }) }),
    write: async ({ write, cart }) => {
      if (!write) return { kind: 'broken', reason: 'no write given' }
      if (write.kind === 'add') return add(request, write, cart)
      return write.kind === 'change' ? change(request, write) : remove(request, write)
    },
  }
}

async function add(
  request: typeof accountRequest,
  write: CartWrite,
  cart: WriteInput['cart'],
): Promise<CartWriteOutcome> {
  const body = cartItemFor(cart, write.product, write.quantity)
  return request({ method: 'POST', path: '/api/cart/items', body, answer: cartItemReceipt })
}

type ItemWrite = Exclude<CartWrite, { kind: 'add' }>

function change(request: typeof accountRequest, write: ItemWrite): Promise<CartWriteOutcome> {
  const { quantity } = write
  return ofItem(request, write, (path) => request({ method: 'PUT', path, body: { quantity } }))
}

async function remove(request: typeof accountRequest, write: ItemWrite): Promise<CartWriteOutcome> {
  const outcome = await ofItem(request, write, (path) => request({ method: 'DELETE', path }))
  // Another tab has removed it already.
  return outcome.kind === 'missing' ? { kind: 'done', data: undefined } : outcome
}

/**
 * Writes to a cart item. If its id no longer exists, another tab may have removed and re-added the
 * product: then the write goes to the new item.
 */
async function ofItem(
  request: typeof accountRequest,
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
