import { draftIn } from '../../components/form/draft'
import { apiRequest } from '../../lib/http/api-request'
import { sendRequest } from '../../lib/http/send-request'
import { inTurn } from '../../lib/storage/in-turn'
import { tabStorage } from '../../lib/storage/tab-storage'
import { now } from '../../lib/time/clock'
import { ownRequest } from '../../session/own-request'
import { doubtSession } from '../../session/session-line'
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
