import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type Actor, type ActorOptions, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { showToast } from '#components/show-toast'
import type { AddressWrite } from '#contract/account/address'
import { addAddress, listAddresses } from '#contract/endpoints/addresses'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { call } from '#lib/http/call'
import { sendRequest } from '#lib/http/send-request'
import { goTo } from '#lib/navigation/navigate'
import { inTurn } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'
import type { Buyer } from '#session/buyer'
import { runningSession } from '#session/running-session'
import { currentSession, watchSession } from '#session/session'
import { accountQueryClient, queryKeyOf } from '#session/use-account-query'
import { checkoutDraft } from './checkout-draft'
import { checkoutMachine } from './checkout-machine'
import { checkoutMessages } from './checkout-messages'
import type { OrderAttempt } from './order'
import { createOrderCalls, type OrderCalls } from './order-calls'
import { browserKeys, type OrderKeys } from './order-keys'
import type { CheckOutcome, SendOutcome } from './order-outcome'

export type CheckoutActor = Actor<typeof checkoutMachine>

interface RunningCheckout {
  owner: Buyer
  actor: CheckoutActor
}

/** One checkout per document: it continues while the customer is on other pages. */
let current: RunningCheckout | undefined
let page: CheckoutPageDeps = {
  onRefreshCart: () => {},
  onOrdered: () => {},
  openBankPage: async () => {},
}

/** What the page that shows the checkout provides. */
export interface CheckoutPageDeps {
  /** The cart may have changed. */
  onRefreshCart: () => void
  /** An order of these items has emptied the cart. */
  onOrdered: (items: OrderAttempt['items']) => void
  /** Leaves for the bank's page of an order. @throws ApiError where it cannot be opened */
  openBankPage: (uuid: string) => Promise<void>
}

/** The checkout actor of a buyer; another one gets a new one. Browser only. */
function checkoutActor(owner: Buyer, deps: CheckoutPageDeps): CheckoutActor {
  page = deps
  if (current?.owner !== owner) {
    current?.actor.stop()
    current = { owner, actor: start(owner) }
    if (owner === 'guest') endAtSignOut(current)
  }
  return current.actor
}

/** Ends a guest's checkout once who has signed in since signs out: the next guest is another person. */
function endAtSignOut(checkout: RunningCheckout): void {
  let hasSignedIn = false
  const unwatch = watchSession(() => {
    const { user, status } = currentSession()
    hasSignedIn ||= user !== null
    if (!hasSignedIn || status !== 'guest') return
    unwatch()
    checkout.actor.stop()
    if (current === checkout) current = undefined
  })
}

function start(owner: Buyer): CheckoutActor {
  const keys = browserKeys()
  const calls = createOrderCalls({
    send: sendRequest,
    call,
    keys,
    now,
    inTurn: (act) => inTurn('order', act),
    recheckSession: () => runningSession()?.send({ type: 'session.checkDue' }),
  })
  return createCheckout({
    owner,
    keys,
    calls,
    refreshCart: () => page.onRefreshCart(),
    onOrdered: (items) => page.onOrdered(items),
    openBankPage: (uuid) => page.openBankPage(uuid),
    forgetDraft: () => checkoutDraft(owner).forget(),
    keepAddress: (body) => void keepAddress(body),
  })
}

/** The order stands whether or not its address can be kept: a failure is said, and that is all. */
async function keepAddress(body: AddressWrite): Promise<void> {
  try {
    await call(addAddress, { body })
    const queries = accountQueryClient(currentSession().user?.id)
    await queries.invalidateQueries({ queryKey: queryKeyOf(listAddresses) })
  } catch {
    showToast({ tone: 'warning', title: checkoutMessages.text('where.notKept') })
  }
}

interface CheckoutDeps extends Pick<CheckoutPageDeps, 'onOrdered' | 'openBankPage'> {
  owner: Buyer
  keys: OrderKeys
  calls: OrderCalls
  /** Reads the cart again. */
  refreshCart: () => void
  /** Removes the form's draft once the order is placed. */
  forgetDraft: () => void
  /** Adds the address of a placed order to the account's book. */
  keepAddress: (address: AddressWrite) => void
  /** For tests; the browser's clock by default. */
  clock?: ActorOptions<typeof checkoutMachine>['clock']
}

/** Starts the checkout machine of a buyer, with the unanswered order of this tab, if any. */
export function createCheckout({
  owner,
  keys,
  calls,
  refreshCart,
  forgetDraft,
  keepAddress,
  onOrdered,
  openBankPage,
  clock,
}: CheckoutDeps): CheckoutActor {
  const sendOrder = async (attempt: OrderAttempt | null): Promise<SendOutcome> => {
    if (!attempt) return { kind: 'unclear' }
    return attempt.owner === owner ? calls.send(attempt) : calls.find(attempt)
  }
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(async ({ input }) =>
        input ? calls.check(input) : { kind: 'unread' },
      ),
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(({ input }) => sendOrder(input)),
      openBankPage: fromPromise<void, string | null>(async ({ input }) => {
        if (input) await openBankPage(input)
      }),
    },
    actions: {
      'drop the key': () => keys.drop(),
      'read the cart again': refreshCart,
      'forget the draft': forgetDraft,
      'settle the order': (_, { attempt, uuid }) => {
        if (attempt && uuid) keys.settle(attempt, uuid)
        // One that is paid online leaves the cart until it is paid.
        if (attempt && !attempt.isPaidOnline) onOrdered(attempt.items)
        if (attempt?.keptAddress) keepAddress(attempt.keptAddress)
        forgetDraft()
      },
    },
  })
  const unanswered = keys.unanswered(owner)
  const actor = createActor(machine, { input: { unanswered }, ...(clock && { clock }) }).start()
  // Of a guest who has signed in since. Nobody has to press: the question places nothing.
  if (unanswered && unanswered.owner !== owner) actor.send({ type: 'retry.pressed' })
  return actor
}

/** The checkout as components use it. */
export interface Checkout {
  actor: CheckoutActor
  state: SnapshotFrom<typeof checkoutMachine>
}

/** The checkout of a buyer; opens the confirmation page once the order is placed. */
export function useCheckout(owner: Buyer, deps: CheckoutPageDeps): Checkout {
  const actor = checkoutActor(owner, deps)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { placed } = state.context
  const isPlaced = state.matches('placed')
  useEffect(() => {
    if (!isPlaced || placed === null) return
    goTo(placedOrderPath(placed), { replace: true })
    return () => actor.send({ type: 'confirmation.opened' })
  }, [isPlaced, placed, actor])
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [actor])
  return { actor, state }
}
