import { ownRequest } from '../../session/own-request'
import { doubtSession } from '../../session/session-line'
import { draftIn } from '../../shared/form/draft'
import { apiRequest } from '../../shared/http/api-request'
import { sendRequest } from '../../shared/http/send-request'
import { inTurn } from '../../shared/storage/in-turn'
import { tabStorage } from '../../shared/storage/tab-storage'
import { now } from '../../shared/time/clock'
import { browserKeys } from './browser-keys'
import { createCheckout, type LiveCheckout } from './create-checkout'
import { createOrderCalls } from './order-calls'

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
  const keys = browserKeys()
  const calls = createOrderCalls({
    send: sendRequest,
    ask: apiRequest,
    askOwn: ownRequest,
    keys,
    now,
    inTurn: (act) => inTurn('order', act),
    suspect: doubtSession,
  })
  return createCheckout({
    owner,
    keys,
    calls,
    wantCart: () => wantCart(),
    forgetDraft: () => checkoutDraft(owner).forget(),
  })
}
