import type { Cart } from '#contract/shop/cart'
import * as upstream from '#upstream/endpoints/cart'
import type { Buyer, GuestBuyer } from '../http/api'
import { sha256Of } from '../lib/digest'

/**
 * The buyer's cart, as the API has it. Null for a guest without one: the API would make another
 * empty one for each question.
 */
export async function findCart(buyer: Buyer): Promise<Cart | null> {
  if (buyer.userId === null && buyer.state().cart === null) return null
  return buyer.ask(upstream.readCart)
}

/** The buyer's cart as the browser sees it. */
export async function readShownCart(buyer: Buyer, now: number): Promise<Cart> {
  const found = (await findCart(buyer)) ?? emptyCart(now)
  const { cartItems: items, unreadItems } = found
  if (unreadItems.length > 0) {
    buyer.reportRows({ items, received: items.length + unreadItems.length, faults: ['items'] })
  }
  return buyer.userId === null ? { ...found, uuid: await ownUuid(buyer) } : found
}

function emptyCart(now: number): Cart {
  const at = new Date(now).toISOString()
  return {
    ...{ id: 0, uuid: '', user: null, cartItems: [], unreadItems: [] },
    ...{ totalPrice: 0, totalDiscountValue: 0, totalVatValue: 0 },
    ...{ totalItems: 0, totalItemsUnique: 0, totalWeightGrams: 0 },
    ...{ lastActivity: at, createdAt: at, updatedAt: at },
  }
}

/** Of a guest without a cart. */
const noUuid = '00000000-0000-0000-0000-000000000000'

/** Names a guest's cart to the browser; the API's own uuid would open it. */
async function ownUuid(guest: GuestBuyer): Promise<string> {
  const { secret, cart: opened } = guest.state()
  if (opened === null) return noUuid
  const hex = await sha256Of(`cart ${secret} ${opened}`)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
