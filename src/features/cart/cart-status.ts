import type { StateValueFrom } from 'xstate'
import type { CartItem } from '../../../contract/shop/cart-item'
import { type ItemObstacle, obstacleOf } from './cart-changes'
import type { cartMachine } from './cart-machine'
import type { CartContext } from './cart-story'
import { wantedQuantity } from './cart-write'

export type CartState = StateValueFrom<typeof cartMachine>

const pending = {
  closed: false,
  reading: true,
  unread: false,
  deciding: true,
  resting: false,
  writing: true,
  failed: false,
  checking: true,
} satisfies Record<CartState, boolean>

/** Whether a request runs: then the button shows no count (R143). */
export function isPending(state: CartState): boolean {
  return pending[state]
}

/** A cart item as the person wants it, before the shop has said yes. */
export interface WantedItem {
  item: CartItem
  quantity: number
  obstacle: ItemObstacle | null
}

type Status = Pick<CartContext, 'cart' | 'queue' | 'settled'>

/**
 * What the cart will hold once everything is done that was asked for; what is done already counts
 * as long as the cart was not read again.
 */
export function wantedItems({ cart, queue, settled }: Status): WantedItem[] {
  const writes = settled ? [settled, ...queue] : queue
  return (cart?.cartItems ?? []).flatMap((item) => {
    const quantity = wantedQuantity(item, writes)
    return quantity === 0 ? [] : [{ item, quantity, obstacle: obstacleOf(item, quantity) }]
  })
}
