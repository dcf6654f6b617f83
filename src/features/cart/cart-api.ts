import * as endpoints from '#contract/endpoints/cart'
import { type Cart, cartItemFor } from '#contract/shop/cart'
import type { Call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import type { WriteInput } from './cart-machine'
import type { MergedItem } from './cart-merge'
import type { ProductWrite } from './cart-write'

/** Requests of the cart. They throw an ApiError for a problem. */
interface CartCalls {
  /** `POST /api/cart/merge`: what the guest's cart of this browser held; empty where there was none. */
  merge: () => Promise<readonly MergedItem[]>
  /** `GET /api/cart`. */
  read: (signal?: AbortSignal) => Promise<Cart>
  /**
   * POST, PUT or DELETE of `/api/cart/items`; the API does not answer with the cart.
   * @throws CartNotFound when adding to a cart that was never read
   */
  write: (input: Omit<WriteInput, 'owner'>) => Promise<unknown>
}

export function createCartCalls(call: Call): CartCalls {
  return {
    merge: async () => (await call(endpoints.mergeCart)).items,
    read: (signal) => call(endpoints.readCart, { signal }),
    write: async ({ write, cart }) => {
      if (!write) throw new Error('no write given')
      if (write.kind === 'add') return add(call, write, cart)
      if (write.kind === 'discard') return discard(call, write.item)
      return write.kind === 'change' ? change(call, write) : remove(call, write)
    },
  }
}

function add(call: Call, write: ProductWrite, cart: WriteInput['cart']): Promise<unknown> {
  const body = cartItemFor(cart, write.product, write.quantity)
  return call(endpoints.addCartItem, { body })
}

type ItemWrite = Exclude<ProductWrite, { kind: 'add' }>

function change(call: Call, write: ItemWrite): Promise<unknown> {
  const body = { quantity: write.quantity }
  return ofItem(call, write, (id) => call(endpoints.changeCartItem, { params: { id }, body }))
}

function remove(call: Call, write: ItemWrite): Promise<void> {
  return unlessGone(ofItem(call, write, (id) => call(endpoints.removeCartItem, { params: { id } })))
}

function discard(call: Call, item: number): Promise<void> {
  return unlessGone(call(endpoints.removeCartItem, { params: { id: item } }))
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
  call: Call,
  { item, product }: ItemWrite,
  send: (id: number) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await send(item)
  } catch (error) {
    if (problemOf(error).kind !== 'missing') throw error
    const { cartItems } = await call(endpoints.readCart)
    const present = cartItems.find((one) => one.product.id === product)
    if (!present || present.id === item) throw error
    return send(present.id)
  }
}
