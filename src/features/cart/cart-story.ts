import type { Cart } from '../../../contract/shop/cart'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { CartChange, SeenItem } from './cart-changes'
import type { CartWrite } from './cart-write'

/** How reading the cart ends. */
export type CartReadOutcome = AuthOutcome<Cart>

/** How writing to the cart ends; what it answers is no cart. */
export type CartWriteOutcome = AuthOutcome<unknown>

export interface CartContext {
  /** Whose cart it is; null while there is none to show. */
  owner: number | null
  /** As it was last read. */
  cart: Cart | null
  seen: readonly SeenItem[]
  /** What happened without the person's doing and was not yet acknowledged. */
  changes: readonly CartChange[]
  /** What is still to be done; the first is under way, or failed. */
  queue: readonly CartWrite[]
  /** What was done last, until the cart is read again. */
  settled: CartWrite | null
  /** What was taken out last, and can be put back. */
  removed: CartWrite | null
  /** Why the last read or write gave nothing (R319). */
  problem: AuthOutcome<unknown> | null
}

export type CartEvent =
  /** Somebody has a cart here; `seen` is what this tab remembers of it. */
  | { type: 'owner.known'; owner: number; seen: readonly SeenItem[] }
  /** Nobody here has a cart. */
  | { type: 'owner.left' }
  /** It may have changed elsewhere. */
  | { type: 'cart.wanted' }
  | { type: 'write.asked'; write: CartWrite }
  | { type: 'retry.pressed' }
  | { type: 'problem.dismissed' }
  | { type: 'changes.noticed' }

/** Told to whoever listens. */
export type CartNews = { type: 'write.settled'; write: CartWrite }

/** A person's cart of whom nothing is known yet. */
export const noCart: CartContext = {
  owner: null,
  cart: null,
  seen: [],
  changes: [],
  queue: [],
  settled: null,
  removed: null,
  problem: null,
}
