import { eq } from 'drizzle-orm'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { carts } from '#emulator/database/tables/cart'
import { orders } from '#emulator/database/tables/orders'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { seededEmulator } from '#emulator/testing/seeded-emulator'
import { ownScript, startGateway } from '#gateway/testing/start-gateway'
import type { UpstreamRequest } from '#upstream/client'

/**
 * What happens to a call of the API: its answer is lost, it is broken and its key forgotten, or it
 * never arrives.
 */
type Fate = 'lost' | 'forgotten' | 'unsent'

/** A shop that is open to everyone, in front of an emulator in memory. */
export async function openGuestShop(variables: Record<string, string> = {}) {
  const emulator = await seededEmulator()
  await emulator.send('/switches/limits', { enabled: false })
  for (const product of [1, 2, 3]) {
    await emulator.send(`/switches/products/${product}`, { stock: 50, price: 10, active: true })
  }
  let keys = 0
  let fates: { call: RegExp; fate: Fate }[] = []
  const calls: { call: string; headers: Record<string, string> }[] = []

  async function reach(url: string, { signal: _, ...request }: UpstreamRequest) {
    const { 'x-cart-id': cart, authorization } = request.headers
    const both = cart && authorization ? ', merging' : ''
    const call = `${request.method} ${new URL(url).pathname.replace('/api/v1', '')}${both}`
    calls.push({ call, headers: request.headers })
    const troubled = fates.find((one) => one.call.test(call))
    fates = fates.filter((one) => one !== troubled)
    if (troubled?.fate === 'unsent') throw new Error('refused')
    const key = request.headers['idempotency-key'] ?? ''
    const headers = { ...request.headers }
    if (troubled?.fate === 'forgotten') headers['idempotency-key'] = `${key}-forgotten`
    const answer = await emulator.app.request(url, { ...request, headers })
    if (troubled) throw new Error('the connection was cut')
    return answer
  }

  const settings = { SHOP_AUDIENCE: 'everyone', RATE_LIMITS: 'off', ...variables }
  const open = () => startGateway({ variables: settings, sessions: 'upstream', upstream: reach })
  let gateway = open()
  const setTime = () => {
    gateway.time.now = emulator.clock.at.getTime()
  }
  setTime()
  function pass(ms: number): void {
    emulator.clock.at = new Date(emulator.clock.at.getTime() + ms)
    setTime()
  }

  return {
    emulator,
    log: () => gateway.log,
    /** Calls of the API since the last time, as `GET /cart`, those with two carts marked. */
    takeCalls: () => calls.splice(0),
    trouble: (call: RegExp, fate: Fate) => fates.push({ call, fate }),
    /** Takes back the troubles that no call has met. */
    endTroubles() {
      fates = []
    },
    /** The gateway starts anew and remembers nothing. */
    restart() {
      gateway = open()
      setTime()
    },
    pass,
    /** Puts two pieces into a cart, a while before they are ordered. */
    async fill(browser: Browser): Promise<void> {
      await browser.add(1, 2)
      pass(60_000)
    },
    /** An idempotency key that no order of this shop has. */
    newKey() {
      keys += 1
      return `7c2f91ab-04d3-4e68-8b77-${String(keys).padStart(12, '0')}`
    },
    orders: () => emulator.store.db.select().from(orders).where(eq(orders.email, guestEmail)),
    /** Gives the orders so far another address. */
    forgetOrders: () => emulator.store.db.update(orders).set({ email: 'before@example.gr' }),
    /** Deletes all carts of guests, as the API does with old ones. */
    endCarts: () => emulator.store.db.delete(carts),
    browser: (address = '203.0.113.7') =>
      openBrowser(async (...sent) => gateway.app.request(...sent), address),
    close: () => emulator.store.close(),
  }
}
export type GuestShop = Awaited<ReturnType<typeof openGuestShop>>

/** Status and code of a refusal. */
export function problemIn({ status, body }: Refusal): [status: number, code: string | undefined] {
  return [status, body.data?.code]
}

interface Refusal {
  status: number
  body: { data?: { code?: string } }
}

export const guestEmail = 'guest-of-today@example.gr'
const memberPassword = demoPassword

type Ask = (path: string, init: RequestInit, connection: { address: string }) => Promise<Response>

function openBrowser(ask: Ask, first: string) {
  let address = first
  const jar = new Map<string, string>()

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/; Max-Age=0/.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** A request whose answer the browser may lose. */
  async function send(method: string, path: string, body?: object, more: object = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...ownScript, ...(cookie && { cookie }), ...more }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return ask(`/api${path}`, init, { address })
  }
  async function call(method: string, path: string, body?: object, more?: object) {
    const answer = await send(method, path, body, more)
    keep(answer)
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null, text }
  }

  return {
    jar,
    send,
    call,
    keep,
    moveTo(other: string) {
      address = other
    },
    add: (product: number, quantity: number) =>
      call('POST', '/cart/items', { cart: 0, product, quantity }),
    /** Pieces by product. */
    async cart(): Promise<Record<string, number>> {
      const { cartItems } = (await call('GET', '/cart')).body
      return Object.fromEntries(
        cartItems.map((item: { product: { id: number }; quantity: number }) => [
          item.product.id,
          item.quantity,
        ]),
      )
    },
    order: (key: string, more: object = {}) =>
      call('POST', '/orders', orderOf(more), { 'idempotency-key': key }),
    /** The same without its answer. */
    orderLost: (key: string, more: object = {}) =>
      send('POST', '/orders', orderOf(more), { 'idempotency-key': key }),
    /** Asks for an order that was sent, and places none. */
    findSent: (key: string, more: object = {}) =>
      call('POST', '/orders/sent', orderOf(more), { 'idempotency-key': key }),
    signIn: (email = 'customer@example.gr') =>
      call('POST', '/_allauth/app/v1/auth/login', { email, password: memberPassword }),
    merge: () => call('POST', '/cart/merge', {}),
  }
}
export type Browser = ReturnType<typeof openBrowser>

/** Two pieces of the first product, paid at the door. */
function orderOf(more: object) {
  const items = [{ product: 1, quantity: 2 }]
  return { ...exampleOrderCreation, email: guestEmail, payWay: 1, items, agreedTotal: 30, ...more }
}
