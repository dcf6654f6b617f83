import { type Actor, type ActorOptions, createActor, fromPromise } from 'xstate'
import { type CheckOutcome, checkoutMachine, type SendOutcome } from './checkout-machine'
import type { OrderAttempt } from './order'
import type { OrderCalls } from './order-calls'
import type { OrderKeys } from './order-keys'

export type CheckoutActor = Actor<typeof checkoutMachine>

interface CheckoutDeps {
  owner: number
  keys: OrderKeys
  calls: OrderCalls
  /** Reads the cart again. */
  refreshCart: () => void
  /** Removes the form's draft once the order is placed. */
  forgetDraft: () => void
  /** For tests; the browser's clock by default. */
  clock?: ActorOptions<typeof checkoutMachine>['clock']
}

/** Starts the checkout machine of an account, with the unanswered order of this tab, if any. */
export function createCheckout({
  owner,
  keys,
  calls,
  refreshCart,
  forgetDraft,
  clock,
}: CheckoutDeps): CheckoutActor {
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
      refreshCart,
      settleOrder: (_, { attempt, uuid }) => {
        if (attempt && uuid) keys.settle(attempt, uuid)
        forgetDraft()
      },
    },
  })
  const input = { unanswered: keys.unanswered(owner) }
  return createActor(machine, { input, ...(clock && { clock }) }).start()
}
