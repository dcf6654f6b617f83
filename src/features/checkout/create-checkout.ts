import { type Actor, type ActorOptions, createActor, fromPromise } from 'xstate'
import { checkoutMachine } from './checkout-machine'
import type { OrderAttempt } from './order-attempt'
import type { OrderCalls } from './order-calls'
import type { OrderKeys } from './order-keys'
import type { CheckOutcome, SendOutcome } from './order-outcome'

export type LiveCheckout = Actor<typeof checkoutMachine>

interface CheckoutDeps {
  owner: number
  keys: OrderKeys
  calls: OrderCalls
  /** The cart may have changed, and is to be read again. */
  wantCart: () => void
  /** The order stands: what was typed for it is not needed any more. */
  forgetDraft: () => void
  /** The browser's own where none is given. */
  clock?: ActorOptions<typeof checkoutMachine>['clock']
}

/** Starts the order of a person: with what this tab sent before and had no answer to. */
export function createCheckout({
  owner,
  keys,
  calls,
  wantCart,
  forgetDraft,
  clock,
}: CheckoutDeps): LiveCheckout {
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(async ({ input }) =>
        input ? calls.check(input) : { kind: 'unread' },
      ),
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(async ({ input }) =>
        input ? calls.send(input) : { kind: 'unclear' },
      ),
    },
    actions: {
      dropKey: () => keys.drop(),
      wantCart,
      settleOrder: (_, { attempt, uuid }) => {
        if (attempt && uuid) keys.settle(attempt, uuid)
        forgetDraft()
      },
    },
  })
  const input = { unanswered: keys.unanswered(owner) }
  return createActor(machine, { input, ...(clock && { clock }) }).start()
}
