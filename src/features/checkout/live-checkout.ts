import { type Actor, createActor, fromPromise } from 'xstate'
import { authRequest } from '../../session/auth-request'
import { ownRequest } from '../../session/own-request'
import { draftIn } from '../../shared/form/draft'
import { apiRequest } from '../../shared/http/api-request'
import { sendRequest } from '../../shared/http/send-request'
import { newUuid } from '../../shared/random/new-uuid'
import { inTurn } from '../../shared/storage/in-turn'
import { siteStorage } from '../../shared/storage/site-storage'
import { tabStorage } from '../../shared/storage/tab-storage'
import { checkoutMachine } from './checkout-machine'
import type { OrderAttempt } from './order-attempt'
import { createOrderCalls } from './order-calls'
import { createOrderKeys } from './order-keys'
import type { CheckOutcome, SendOutcome } from './order-outcome'

export type LiveCheckout = Actor<typeof checkoutMachine>

let live: { owner: number; actor: LiveCheckout } | undefined
let wantCart = () => {}

/** What a person typed for an order, kept in the tab for them alone. */
export function checkoutDraft(owner: number) {
  return draftIn(tabStorage, 'checkout', owner)
}

/**
 * The order of a person in this document: it goes on where the page was left meanwhile, and another
 * person gets another one. For the browser only.
 * @param onCartWanted the cart may have changed, and is to be read again
 */
export function liveCheckout(owner: number, onCartWanted: () => void): LiveCheckout {
  wantCart = onCartWanted
  if (live?.owner !== owner) {
    live?.actor.stop()
    live = { owner, actor: start(owner) }
  }
  return live.actor
}

function start(owner: number): LiveCheckout {
  const keys = createOrderKeys({ tab: tabStorage, shared: siteStorage, newKey: newUuid })
  const calls = createOrderCalls({
    send: sendRequest,
    ask: apiRequest,
    askOwn: ownRequest,
    keys,
    inTurn: (act) => inTurn('order', act),
    suspect: () => void authRequest({ path: '/auth/session' }),
  })
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
      wantCart: () => wantCart(),
      settleOrder: (_, { attempt, uuid }) => {
        if (attempt && uuid) keys.settle(attempt, uuid)
        checkoutDraft(owner).forget()
      },
    },
  })
  return createActor(machine, { input: { unanswered: keys.unanswered(owner) } }).start()
}
