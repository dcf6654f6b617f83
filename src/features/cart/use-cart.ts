import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from './cart-machine'
import { type LiveCart, liveCart } from './live-cart'

/** The cart as a view has it. */
export interface CartStory {
  state: SnapshotFrom<typeof cartMachine>
  send: LiveCart['send']
}

/** The cart of the person who is here. For views that appear only in the browser. */
export function useCart(): CartStory {
  const actor = liveCart()
  return { state: useSelector(actor, (state) => state), send: actor.send }
}
