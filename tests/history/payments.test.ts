import { exampleOrderCreation } from '#contract/examples/order-examples'
import { runSize, sampleSeed, seededRandom } from '../support/long-run'
import { fatesBy, type Troubles } from './fates'
import { type Bank, type InProcessShop, openShop } from './in-process-shop'

const histories = runSize(25, 300)
const mostSteps = runSize(12, 40)
const minuteMs = 60_000
/** How long a bank keeps a page open. */
const pageLivesMs = { viva_wallet: 30 * minuteMs, stripe: 24 * 60 * minuteMs }

let shop: InProcessShop
let bank: Bank
type Random = () => number

const troubles: Troubles = [
  ['refuse', 5],
  ['cut', 8],
  ['fail', 5],
  ['half', 4],
  ['late', 4],
  ['killBefore', 2],
  ['killAfter', 3],
]

interface Answer {
  status: number
  body: { [name: string]: unknown; data?: { code?: string; uuid?: string } }
}

/** What came back from a gateway that was killed. */
const nothing: Pick<Answer, 'body'> = { body: {} }

/** Null where the gateway was killed meanwhile. */
async function ask(method: string, path: string, body?: object, more: object = {}) {
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...more },
    ...(body && { body: JSON.stringify(body) }),
  }
  const answer = await shop.fetch(`/api${path}`, init).catch(() => null)
  if (!answer) return null
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : {} } as Answer
}

/** What a person knows, and what the shop has told them that time will prove. */
interface Person {
  /** Key of an order that has no definite answer yet, when it was sent first, and how often. */
  open: { key: string; at: number; times: number } | null
  /** Orders that the shop has named. */
  known: Set<string>
  /** Pages of the bank by order: when each was opened, after how many kills. */
  pages: Map<string, { url: string; at: number; kills: number }[]>
  /** Payments by order that the bank has taken. */
  payments: Map<string, number>
  wrong: string[]
  /** The API's keys of orders that the shop has called unsent while a request of them was late. */
  late: string[]
  kills: number
  /**
   * A guest went to another network while an order had no answer: from there the API does not know its
   * key (decision 13), so that it may stand without anybody knowing it.
   */
  hasMovedUnanswered: boolean
}

async function fillCart(): Promise<void> {
  const { body } = (await ask('GET', '/cart')) ?? nothing
  for (const { id } of body.cartItems as { id: number }[]) {
    await ask('DELETE', `/cart/items/${id}`)
  }
  await ask('POST', '/cart/items', { cart: body.id, product: 1, quantity: 2 })
}

/** Orders the cart by card; the same key is sent until it has a definite answer. */
async function order(person: Person): Promise<void> {
  person.open ??= { key: crypto.randomUUID(), at: shop.time.now, times: 0 }
  const sent = person.open
  const { key, at } = sent
  sent.times += 1
  const answer = await ask(
    'POST',
    '/orders',
    {
      ...exampleOrderCreation,
      payWay: 2,
      items: [{ product: 1, quantity: 2 }],
      agreedTotal: 30,
      ...(sent.times > 1 && { sentSecondsAgo: Math.ceil((shop.time.now - at) / 1000) }),
    },
    { 'idempotency-key': key },
  )
  const code = answer?.body.data?.code
  // Of several requests with a key it says nothing of the others.
  if (code === 'orderNotSent' && sent.times === 1) {
    if (await shop.made.hasFor(key)) person.wrong.push('called unsent, but it was placed')
    person.late.push(...(await shop.delayed(key)))
  }
  const isDefinite =
    answer !== null && answer.status < 500 && ![408, 409, 429].includes(answer.status)
  if (isDefinite || code === 'orderUnpaid') person.open = null
  if (answer?.status === 201) person.known.add(String(answer.body.uuid))
  if (code === 'orderUnpaid') person.wrong.push('the same order was refused as another one')
}

type Orders = Awaited<ReturnType<InProcessShop['orders']>>
const orderOf = (orders: Orders, uuid: string) => orders.find((one) => one.uuid === uuid)

/** Whether what the shop says of a payment that it does not open is true. */
function isTrue(code: string | undefined, order: Orders[number] | undefined): boolean {
  if (code === 'paid') return order?.paymentStatus === 'COMPLETED'
  if (code === 'canceled') return order?.status === 'CANCELED'
  return (
    code === 'expired' && order !== undefined && shop.time.now > order.updatedAt + 30 * minuteMs
  )
}

async function openPage(person: Person, uuid: string): Promise<void> {
  const { kills } = person
  const answer = await ask('POST', `/orders/uuid/${uuid}/payment`)
  const order = orderOf(await shop.orders(), uuid)
  if (answer?.status === 409 && answer.body.data && !isTrue(answer.body.data.code, order)) {
    person.wrong.push(`${answer.body.data.code}: the order is ${order?.status}`)
  }
  if (answer?.status !== 200) return
  if (order?.paymentStatus === 'COMPLETED') person.wrong.push('a page of a paid order')
  if (order?.status !== 'PENDING') person.wrong.push(`a page of an order that is ${order?.status}`)
  const url = String(answer.body.url)
  const before = person.pages.get(uuid) ?? []
  const isSecond = before.some(
    (one) => one.url !== url && one.kills === kills && shop.time.now < one.at + pageLivesMs[bank],
  )
  if (isSecond) person.wrong.push('a second page while the first is open')
  if (before.some((one) => one.url === url)) return
  person.pages.set(uuid, [...before, { url, at: shop.time.now, kills }])
}

/** Presses a button on the newest page, and comes back. */
async function pay(person: Person, uuid: string, random: Random): Promise<void> {
  const page = person.pages.get(uuid)?.at(-1)
  if (!page) return
  const outcomes = ['paid', 'late', 'refused', 'closed', 'paid'] as const
  const outcome = outcomes[Math.floor(random() * outcomes.length)] ?? 'paid'
  // Nobody pays again what they have paid.
  if (person.payments.has(uuid)) return
  const back = await shop.pressAtBank(page.url, outcome)
  if (outcome === 'paid' || outcome === 'late') person.payments.set(uuid, 1)
  // Stripe asks for another card.
  if (!back) return
  const named = back.searchParams.get('order')
  const answer = named ? null : await ask('GET', `/orders/returned${back.search}`)
  const returned = named ?? (answer?.status === 200 ? answer.body.uuid : uuid)
  if (returned !== uuid) person.wrong.push('returned to another order')
  if (answer?.status === 404) person.wrong.push('the order of a return is unknown')
}

async function cancel(uuid: string): Promise<void> {
  const order = orderOf(await shop.orders(), uuid)
  const path = shop.buyer === 'guest' ? `/orders/uuid/${uuid}` : `/orders/${order?.id}`
  await ask('POST', `${path}/cancel`)
}

async function step(person: Person, random: Random): Promise<void> {
  const known = [...person.known]
  const uuid = known[Math.floor(random() * known.length)]
  const roll = random()
  if (roll < 0.3 || uuid === undefined) {
    // In two tabs at once, with one key.
    await Promise.all(random() < 0.4 ? [order(person), order(person)] : [order(person)])
  } else if (roll < 0.55) {
    await Promise.all(
      [openPage(person, uuid), openPage(person, uuid)].slice(random() < 0.5 ? 1 : 0),
    )
  } else if (roll < 0.75) await pay(person, uuid, random)
  else if (roll < 0.8) await cancel(uuid)
  else if (roll < 0.9) await shop.advance(Math.floor(random() * 40 * minuteMs))
  else if (roll < 0.95) await shop.advance(Math.floor(random() * 3 * minuteMs))
  else {
    shop.move()
    if (shop.buyer === 'guest' && person.open !== null) person.hasMovedUnanswered = true
  }
  if (random() < 0.05) shop.kill()
  person.kills += shop.takeNews().kills
}

/** Orders that wait for their payment: one at a time. */
async function lookAt(person: Person): Promise<void> {
  const waiting = (await shop.orders()).filter(
    ({ uuid, status, paymentStatus }) =>
      status === 'PENDING' &&
      paymentStatus !== 'COMPLETED' &&
      (person.known.has(uuid) || !person.hasMovedUnanswered),
  )
  if (waiting.length > 1) person.wrong.push(`${waiting.length} orders wait for their payment`)
}

async function live(random: Random) {
  await shop.begin()
  await shop.usesBank(bank)
  // The gateway may have stopped asking the API.
  await shop.advance(minuteMs)
  await fillCart()
  const person: Person = {
    ...{ open: null, known: new Set(), pages: new Map(), payments: new Map() },
    ...{ wrong: [], late: [], kills: 0, hasMovedUnanswered: false },
  }
  shop.takeNews()
  shop.setFates(fatesBy(troubles, random))
  const steps = 4 + Math.floor(random() * mostSteps)
  for (let done = 0; done < steps; done += 1) {
    await step(person, random)
    await lookAt(person)
  }
  shop.setFates(() => 'pass')
  await shop.advance(5 * minuteMs)
  // The messages that are late have come.
  await ask('GET', '/cart')
  if (person.late.some(shop.made.has)) person.wrong.push('a late request made an order')
  return person
}

/** Who was not told of their order asks again, and pays. */
async function end(person: Person): Promise<string> {
  if (person.open !== null) await order(person)
  const uuid = String(Object(await ask('GET', '/orders/unpaid')).body.order?.uuid ?? '')
  if (!uuid) return 'nothing to pay'
  await openPage(person, uuid)
  const page = person.pages.get(uuid)?.at(-1)
  await shop.pressAtBank(page?.url ?? '', 'paid')
  const { body } = (await ask('GET', `/orders/uuid/${uuid}`)) ?? nothing
  return String(body.paymentStatus)
}

/**
 * One person orders one cart by card, in two tabs, pays, is refused, cancels, comes back next day,
 * while responses of the API are lost, broken or late, the bank's message comes before or after the
 * return, the network changes, and the gateway is killed.
 */
describe.each([
  ['member', 'viva_wallet'],
  ['guest', 'viva_wallet'],
  ['member', 'stripe'],
  ['guest', 'stripe'],
] as const)('a %s who pays online by %s', (who, provider) => {
  const seen = { kills: 0, paid: 0, waiting: 0, moves: 0, unknown: 0 }
  beforeAll(async () => {
    bank = provider
    shop = await openShop(who)
  }, 60_000)
  afterAll(() => shop.close())

  it.each(Array.from({ length: histories }, (_, at) => at))(
    'pays nothing twice, loses no order and reads nothing false in history %i (R441, R442)',
    async (at) => {
      const person = await live(seededRandom(sampleSeed + at))
      const paidSoFar = (await shop.orders()).filter((one) => one.paymentStatus === 'COMPLETED')
      for (const { uuid } of paidSoFar) expect(person.payments.get(uuid)).toBe(1)
      for (const [uuid] of person.payments) {
        expect(orderOf(await shop.orders(), uuid)).toMatchObject({ paymentStatus: 'COMPLETED' })
      }
      const last = await end(person)
      await lookAt(person)
      expect(person.wrong).toEqual([])
      expect(last).toMatch(/^(?:COMPLETED|nothing to pay)$/)
      // Every order is known to the buyer who has placed it; else nobody pays it, and it ends.
      const unknown = (await shop.orders()).filter(({ uuid }) => !person.known.has(uuid))
      if (!person.hasMovedUnanswered) expect(unknown).toEqual([])
      for (const { paymentStatus } of unknown) expect(paymentStatus).toBe('PENDING')
      seen.moves += person.hasMovedUnanswered ? 1 : 0
      seen.unknown += unknown.length
      seen.kills += person.kills
      seen.paid += paidSoFar.length
      seen.waiting += last === 'COMPLETED' ? 1 : 0
    },
    120_000,
  )

  it('has seen gateways killed, and orders paid and left, in these histories', () => {
    expect(seen.kills).toBeGreaterThan(histories / 10)
    expect(seen.paid).toBeGreaterThan(histories / 10)
    expect(seen.waiting).toBeGreaterThan(histories / 10)
  })
})
