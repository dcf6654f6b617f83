import { type Cart, cart, cartItemFor, cartItemReceipt } from '#contract/shop/cart'
import { problemOf } from '#lib/http/problem'
import type { ApiRequest } from '#lib/http/request'
import type { WriteInput } from './cart-machine'
import type { ProductWrite } from './cart-write'

/** Requests of the cart. Both throw an ApiError for a problem. */
interface CartCalls {
  /** `GET /api/cart`. */
  read: (signal?: AbortSignal) => Promise<Cart>
  /**
   * POST, PUT or DELETE of `/api/cart/items`; the API does not answer with the cart.
   * @throws CartNotFound when adding to a cart that was never read
   */
  write: (input: WriteInput) => Promise<unknown>
}

/** @param request sends requests of the signed-in account */
export function createCartCalls(request: ApiRequest): CartCalls {
  return {
    read: (signal) => request({ path: '/api/cart', answer: cart, signal }),
    write: async ({ write, cart }) => {
      if (!write) throw new Error('no write given')
      if (write.kind === 'add') return add(request, write, cart)
      if (write.kind === 'discard') return discard(request, write.item)
      return write.kind === 'change' ? change(request, write) : remove(request, write)
    },
  }
}

function add(request: ApiRequest, write: ProductWrite, cart: WriteInput['cart']): Promise<unknown> {
  const body = cartItemFor(cart, write.product, write.quantity)
  return request({ method: 'POST', path: '/api/cart/items', body, answer: cartItemReceipt })
}

type ItemWrite = Exclude<ProductWrite, { kind: 'add' }>

function change(request: ApiRequest, write: ItemWrite): Promise<unknown> {
  const { quantity } = write
  return ofItem(request, write, (path) => request({ method: 'PUT', path, body: { quantity } }))
}

function remove(request: ApiRequest, write: ItemWrite): Promise<void> {
  return unlessGone(ofItem(request, write, (path) => request({ method: 'DELETE', path })))
}

function discard(request: ApiRequest, item: number): Promise<void> {
  return unlessGone(request({ method: 'DELETE', path: `/api/cart/items/${item}` }))
}

/** Another tab may have removed the item already. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (problemOf(error).kind !== 'missing') throw error
  })
}

/**
 * Writes to a cart item. If its id no longer exists, another tab may have removed and re-added the
 * product: then the write goes to the new item.
 */
async function ofItem(
  request: ApiRequest,
  { item, product }: ItemWrite,
  send: (path: `/api/cart/items/${number}`) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await send(`/api/cart/items/${item}`)
  } catch (error) {
    if (problemOf(error).kind !== 'missing') throw error
    const { cartItems } = await request({ path: '/api/cart', answer: cart })
    const present = cartItems.find((one) => one.product.id === product)
    if (!present || present.id === item) throw error
    return send(`/api/cart/items/${present.id}`)
  }
}
