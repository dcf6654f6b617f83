import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { type CartActor, cartActor } from './cart-actor'
import type { cartMachine } from './cart-machine'

/** The cart as components use it. */
export interface CartHandle {
  state: SnapshotFrom<typeof cartMachine>
  send: CartActor['send']
  /** It is being read or changed. */
  isPending: boolean
}

/** The visitor's cart. What the build renders must not depend on its state. */
export function useCart(): CartHandle {
  const actor = cartActor()
  const state = useSelector(actor, (snapshot) => snapshot)
  return { state, send: actor.send, isPending: state.hasTag('pending') }
}

/** Number of pieces in the cart; zero while it may change, null where it could not be read. */
export function useCartCount(): number | null {
  const { state, isPending } = useCart()
  if (isPending) return 0
  return state.context.cart?.totalItems ?? (state.matches('unread') ? null : 0)
}
