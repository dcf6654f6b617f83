import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import { goTo } from '../../lib/navigation/go-to'
import type { checkoutMachine } from './checkout-machine'
import type { LiveCheckout } from './create-checkout'
import { liveCheckout } from './live-checkout'
import { successPath } from './success-path'

export type CheckoutState = StateValueFrom<typeof checkoutMachine>

/** The order of the person who is here, as a view has it. */
export interface CheckoutStory {
  actor: LiveCheckout
  state: SnapshotFrom<typeof checkoutMachine>
}

const busy = {
  opening: true,
  filling: false,
  checking: true,
  sending: true,
  unkeyed: true,
  notSent: true,
  waiting: true,
  changed: false,
  refused: false,
  unsent: false,
  unclear: false,
  heldBack: false,
  placed: true,
} satisfies Record<CheckoutState, boolean>

/** Whether an order is under way: then nothing else can be done with it. */
export function isBusy(state: CheckoutState): boolean {
  return busy[state]
}

/** The story of a person's order; once it is placed, the way leads to its confirmation. */
export function useCheckout(owner: number, onCartWanted: () => void): CheckoutStory {
  const actor = liveCheckout(owner, onCartWanted)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { placed } = state.context
  const isPlaced = state.matches('placed')
  useEffect(() => {
    if (!isPlaced || placed === null) return
    goTo(successPath(placed), { replace: true })
    return () => actor.send({ type: 'confirmation.opened' })
  }, [isPlaced, placed, actor])
  return { actor, state }
}
