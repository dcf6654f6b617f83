import { readCart } from '#contract/endpoints/cart'
import { isPaidOnline } from '#contract/shop/online-payment'
import { idempotencyHeader } from '#contract/shop/order-creation'
import { emptyCheckout } from '#features/checkout/checkout-schema'
import {
  cartFingerprint,
  type OrderAttempt,
  orderBody,
  orderSum,
  shownItems,
} from '#features/checkout/order'
import { createOrderCalls } from '#features/checkout/order-calls'
import { createOrderKeys } from '#features/checkout/order-keys'
import { readShopTerms } from '#features/checkout/shop-terms'
import { type CheckoutActor, createCheckout } from '#features/checkout/use-checkout'
import { type Call, createCall } from '#lib/http/call'
import { createApiRequest } from '#lib/http/request'
import { createSender } from '#lib/http/send-request'
import type { InProcessShop } from './in-process-shop'

const typed = {
  ...emptyCheckout,
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  email: 'nefeli@example.gr',
  phone: '6900000012',
  region: 'GR-G',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  floor: 'FIRST_FLOOR',
  locationType: 'HOME',
  payWay: '1',
}

function someStorage() {
  const kept = new Map<string, string>()
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    watch: () => () => {},
  }
}
type Storage = ReturnType<typeof someStorage>

/** A storage that ignores writes once its page is closed. */
function whileAlive(storage: Storage, isAlive: () => boolean): Storage {
  return {
    ...storage,
    write: (name, value) => void (isAlive() && storage.write(name, value)),
    remove: (name) => void (isAlive() && storage.remove(name)),
  }
}

/** A timer of a state machine; the test advances time. */
interface Timer {
  at: number
  act: () => void
}

/** One document of a tab, with the checkout in it. */
interface Page {
  actor: CheckoutActor
  /** Null if the cart is empty and no order is pending. */
  attempt: OrderAttempt | null
  timers: Set<Timer>
  /** Keys of the orders that it sent. */
  keys: Set<string>
  end: () => void
}

/** A browser tab, which keeps its storage when its page is reloaded. */
export interface Tab {
  page: () => Page
  /** Keys of the orders that all its pages sent. */
  keys: () => ReadonlySet<string>
  reload: () => Promise<void>
}

/** A person's browser; its tabs share a lock and storage. */
export function openBrowser(shop: InProcessShop) {
  const shared = someStorage()
  let turn: Promise<unknown> = Promise.resolve()
  const newKey = () => crypto.randomUUID()

  async function openPage(storage: Storage): Promise<Page> {
    let isAlive = true
    let leave = () => {}
    const gone = new Promise<void>((resolve) => {
      leave = resolve
    })
    const sentKeys = new Set<string>()
    const fetchAlive: typeof fetch = (address, init) => {
      const key = new Headers(init?.headers).get(idempotencyHeader)
      if (key && isAlive) sentKeys.add(key)
      return isAlive ? shop.fetch(address as string, init) : Promise.reject(new Error('no page'))
    }
    const send = createSender(fetchAlive)
    const call = createCall(createApiRequest(send))
    const now = () => shop.time.now
    const keys = createOrderKeys({
      tab: whileAlive(storage, () => isAlive),
      shared: whileAlive(shared, () => isAlive),
      newKey,
      now,
    })
    const calls = createOrderCalls({
      send,
      call,
      keys,
      now,
      inTurn: (act) => {
        // The browser releases the lock of a closed page.
        const mine = turn.then(act)
        turn = Promise.race([mine.catch(() => {}), gone])
        return mine
      },
      recheckSession: () => {},
    })
    const timers = new Set<Timer>()
    const clock = {
      setTimeout: (act: () => void, ms: number) => {
        const timer = { at: shop.time.now + ms, act }
        timers.add(timer)
        return timer
      },
      clearTimeout: (timer: Timer) => void timers.delete(timer),
    }
    const actor = createCheckout({
      owner: shop.buyer,
      keys,
      calls,
      clock,
      refreshCart: () => {},
      forgetDraft: () => {},
      keepAddress: () => {},
      onOrdered: () => {},
      openBankPage: async () => {},
    })
    return {
      actor,
      attempt: actor.getSnapshot().context.attempt ?? (await attemptNow(shop, call)),
      timers,
      keys: sentKeys,
      end: () => {
        isAlive = false
        actor.stop()
        leave()
      },
    }
  }

  return {
    async openTab(): Promise<Tab> {
      const storage = someStorage()
      let page = await openPage(storage)
      const before = new Set<string>()
      return {
        page: () => page,
        keys: () => new Set([...before, ...page.keys]),
        async reload() {
          page.end()
          for (const key of page.keys) before.add(key)
          page = await openPage(storage)
        },
      }
    },
  }
}

/** The order that the checkout shows now; null if there is nothing to order. */
async function attemptNow(shop: InProcessShop, call: Call): Promise<OrderAttempt | null> {
  const read = await call(readCart)
  const terms = await readShopTerms(call, read)
  const items = shownItems(read)
  if (items.length === 0) return null
  const payWay = terms.payWays.find(({ id }) => String(id) === typed.payWay) ?? null
  return {
    owner: shop.buyer,
    cart: cartFingerprint(read),
    body: orderBody(typed, items, ''),
    items,
    total: orderSum(items, terms.shippingPrice, payWay).total,
    isPaidOnline: payWay !== null && isPaidOnline(payWay),
  }
}

const turnOfEvents = () => new Promise(setImmediate)

/** Runs a number of turns of the event loop. */
export async function happen(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await turnOfEvents()
}

const working = ['opening', 'checking', 'sending', 'unkeyed', 'notSent']
const waiting = ['waiting', 'rateLimited']

/** Resolves when all pages are idle; advances time while they wait. */
export async function rest(shop: InProcessShop, tabs: readonly Tab[]): Promise<void> {
  const inState = (names: readonly string[]) =>
    tabs.some((tab) => names.includes(String(tab.page().actor.getSnapshot().value)))
  for (;;) {
    if (inState(working)) await turnOfEvents()
    else if (inState(waiting)) await passTime(shop, tabs, 500)
    else return
  }
}

/** Advances time for the shop and all pages. */
export async function passTime(
  shop: InProcessShop,
  tabs: readonly Tab[],
  ms: number,
): Promise<void> {
  await shop.advance(ms)
  for (const { timers } of tabs.map((tab) => tab.page())) {
    for (const timer of [...timers].filter(({ at }) => at <= shop.time.now)) {
      timers.delete(timer)
      timer.act()
    }
  }
}
