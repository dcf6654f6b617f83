import { eq, isNull } from 'drizzle-orm'
import { users } from '#emulator/database/tables/account'
import { orderItems, orders } from '#emulator/database/tables/orders'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { createGateway } from '#gateway/app'
import { readConfig } from '#gateway/config/read-config'
import type { LogEntry } from '#gateway/operations/log'
import { keyOfAttempt } from '#gateway/orders/order-attempts'
import { openKeyRing } from '#gateway/session/encryption'
import { readGuestCookie } from '#gateway/session/guest-cookie'
import type { UpstreamRequest } from '#upstream/client'

const publicUrl = 'https://stagona.example'
const buyerEmail = 'customer@example.gr'

/**
 * What happens to a request to the API: it never arrives; its response is lost, truncated or a 500;
 * it is carried out seconds after a timeout; or the gateway is killed before or after it.
 */
export type Fate = 'pass' | 'refuse' | 'cut' | 'fail' | 'half' | 'late' | 'killBefore' | 'killAfter'

const sessionKey = Buffer.alloc(32, 'key of the sessions in order histories').toString('base64url')

const settings = {
  PUBLIC_URL: publicUrl,
  SESSION_KEYS: sessionKey,
  SHOP_AUDIENCE: 'everyone',
  PAYMENT_HOSTS: 'localhost:8100',
  RATE_LIMITS: 'off',
  BREAKER_PROBE_MS: '1000',
}

/** The upstream requests of placing an order. */
const placing = /\/order\b|(?:POST|PUT|DELETE) \/api\/v1\/cart/

/** Longest delay between a lost response and the placing of its order, in ms. */
const latestMs = 20_000

/** A provider of payments. */
export type Bank = 'viva_wallet' | 'stripe'

/** A gateway and the API in one process, with controlled time and faults. */
export type InProcessShop = Awaited<ReturnType<typeof openShop>>

/** @param who a member, or a guest of a shop that is open to everyone */
export async function openShop(who: 'member' | 'guest' = 'member') {
  const { emulator, buyer } = await openApi()
  const time = { now: emulator.clock.at.getTime() }
  let fateOf: () => Fate = () => 'pass'
  let late: { at: number; key: string | undefined; act: () => Promise<unknown> }[] = []
  const made = madeOrders(async () =>
    who === 'member' ? buyer.id : ownerOfGuestKeys(browser.cookies(), () => time.now),
  )
  let log: LogEntry[] = []
  let [kills, moves] = [0, 0]
  const place = { address: '203.0.113.0' }
  const underWay = worksUnderWay()

  async function reach(url: string, { method, headers, body }: UpstreamRequest) {
    const sent = { method, headers, ...(body !== undefined && { body }) }
    const answer = await emulator.app.request(url, sent)
    if (url.endsWith('/order')) await made.note(headers['idempotency-key'] ?? '', answer.clone())
    return answer
  }

  async function suffer(fate: Fate, url: string, request: UpstreamRequest, kill: () => void) {
    if (fate === 'refuse') throw new Error('refused')
    if (fate === 'killBefore') {
      kill()
      throw new Error('killed')
    }
    if (fate === 'late' && request.method === 'POST') {
      const at = time.now + 1 + Math.floor((latestMs * (url.length % 7)) / 7)
      const key = request.headers['idempotency-key']
      late.push({ at, key, act: () => reach(url, request) })
      throw new Error('timed out')
    }
    const answer = await reach(url, request)
    if (fate === 'fail') return new Response('<h1>Server Error (500)</h1>', { status: 500 })
    if (fate === 'half') {
      const text = await answer.text()
      return new Response(text.slice(0, text.length / 2), answer)
    }
    if (fate === 'killAfter') kill()
    if (!['pass', 'late'].includes(fate)) throw new Error('the connection was cut')
    return answer
  }

  function startGateway() {
    let isAlive = true
    let cutBrowsers = (_: Error) => {}
    const cut = new Promise<never>((_, reject) => {
      cutBrowsers = reject
    })
    cut.catch(() => {})
    const kill = () => {
      if (!isAlive) return
      isAlive = false
      kills += 1
      gateway = startGateway()
      cutBrowsers(new Error('the gateway was killed'))
    }
    const app = createGateway({
      config: readConfig(settings),
      clock: () => time.now,
      random: randomBytes,
      site: { current: async () => null },
      log: (entry) => log.push(entry),
      async fetch(url, request) {
        if (!isAlive) throw new Error('this gateway was killed')
        const { pathname, search } = new URL(url)
        const isTroubled = placing.test(`${request.method} ${pathname}${search}`)
        return suffer(isTroubled ? fateOf() : 'pass', url, request, kill)
      },
    })
    return {
      kill,
      ask: (path: string, init: RequestInit) =>
        Promise.race([underWay.add(app.request(path, init, { address: place.address })), cut]),
    }
  }
  let gateway = startGateway()

  const browser = openJar((path, init) => gateway.ask(path, init))
  if (who === 'member') await signIn(browser)
  const isBuyers = who === 'member' ? eq(orders.user, buyer.id) : isNull(orders.user)

  return {
    buyer: who === 'member' ? buyer.id : who,
    time,
    /** The buyer goes to another network. */
    move() {
      moves += 1
      place.address = `203.0.113.${moves}`
    },
    kill: () => gateway.kill(),
    setFates(fates: () => Fate) {
      fateOf = fates
    },
    fetch: browser.fetch,
    pressAtBank: bankOf(emulator),
    /** The owner has another bank. */
    usesBank: (provider: Bank) => emulator.send('/switches/payments', { provider }),
    /** Advances time, and carries out the delayed requests that are due. */
    async advance(ms: number) {
      time.now += ms
      emulator.clock.at = new Date(time.now)
      const due = late.filter(({ at }) => at <= time.now)
      late = late.filter(({ at }) => at > time.now)
      for (const { act } of due) await act()
    },
    made,
    async delayed(key: string): Promise<string[]> {
      const known = await made.apiKeys(key)
      return late.flatMap((one) => (one.key && known.includes(one.key) ? [one.key] : []))
    },
    /** Deletes all orders, once nothing is under way; a guest begins with another browser. */
    async begin() {
      await underWay.settled()
      if (who === 'guest') browser.renew()
      for (const table of [orders, orderItems]) await emulator.store.db.delete(table)
    },
    orders: () => emulator.store.db.select().from(orders).where(isBuyers),
    /** Log events and the number of kills since the last call. */
    takeNews() {
      const news = { log, kills }
      ;[log, kills] = [[], 0]
      return news
    },
    close: () => emulator.store.close(),
  }
}

/** Presses a button of the bank's page; the return address, null where it does not lead back. */
function bankOf({ app }: SeededEmulator) {
  return async (page: string, outcome: string): Promise<URL | null> => {
    const { pathname, search } = new URL(page)
    const body = new URLSearchParams({ outcome })
    const answer = await app.request(`${pathname}${search}`, { method: 'POST', body })
    const location = answer.headers.get('location')
    return location === null ? null : new URL(location)
  }
}

/** What gateways work on, also for pages that are gone: it could order in the next history. */
function worksUnderWay() {
  const works = new Set<Promise<unknown>>()
  return {
    add<Result>(work: Result | Promise<Result>): Promise<Result> {
      const added = Promise.resolve(work)
      works.add(added)
      return added.finally(() => works.delete(added))
    },
    settled: () => Promise.allSettled(works),
  }
}

const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin', 'x-requested-by': 'storefront' }

/** A browser's `fetch`, with its cookies. */
function openJar(ask: (path: string, init: RequestInit) => Promise<Response>) {
  let jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    renew() {
      jar = new Map()
    },
    async fetch(
      address: RequestInfo | URL,
      { headers, ...init }: RequestInit = {},
    ): Promise<Response> {
      // An answer that comes after the history is none of the next browser's.
      const mine = jar
      const sent = { ...(headers as object), ...own, cookie: cookies() }
      const answer = await ask(String(address), { ...init, headers: sent })
      for (const one of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
        mine.set(name, value)
      }
      return answer
    },
  }
}

/** The API with plenty of the first product, and its customer. */
async function openApi() {
  const emulator = await seededEmulator({ siteUrl: publicUrl })
  await emulator.send('/switches/limits', { enabled: false })
  await emulator.send('/switches/products/1', { stock: 100_000, price: 10, active: true })
  const [buyer] = await emulator.store.db.select().from(users).where(eq(users.email, buyerEmail))
  if (!buyer) throw new Error('The seed has no customer.')
  return { emulator, buyer }
}

async function signIn({ fetch }: ReturnType<typeof openJar>): Promise<void> {
  const signedIn = await fetch('/api/_allauth/app/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: buyerEmail, password: demoPassword }),
  })
  if (!signedIn.ok) throw new Error(await signedIn.text())
}

/** Of whom the keys of a guest's orders are, as the gateway makes them. */
async function ownerOfGuestKeys(cookies: string, clock: () => number): Promise<string> {
  const deps = { ring: await openKeyRing([sessionKey]), clock, random: randomBytes }
  return `guest ${(await readGuestCookie(deps, cookies))?.state.secret}`
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Orders of a buyer, whose name is a part of the keys, by the keys that the API got. */
function madeOrders(ownerOfKeys: () => Promise<number | string>) {
  const byKey = new Map<string, string>()
  /** The keys that the gateway makes of one of the browser. */
  async function apiKeys(key: string): Promise<string[]> {
    const owner = await ownerOfKeys()
    const attempts = [0, 1, 2, 3, 4, 5, 6, 7]
    return Promise.all(attempts.map((attempt) => keyOfAttempt(owner, key, attempt)))
  }
  return {
    apiKeys,
    /** Notes the order of an answer of the API, unless it repeats an earlier one. */
    async note(apiKey: string, answer: Response): Promise<void> {
      const isNew = answer.status === 201 && !answer.headers.has('idempotent-replay')
      if (isNew) byKey.set(apiKey, (await answer.json()).uuid)
    },
    /** Whether a key of the API made an order. */
    has: (apiKey: string) => byKey.has(apiKey),
    /** Whether a browser's key has made an order so far. */
    hasFor: async (key: string) => (await apiKeys(key)).some((known) => byKey.has(known)),
  }
}
