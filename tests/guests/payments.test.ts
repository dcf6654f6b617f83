import { type Browser, type GuestShop, openGuestShop, problemIn } from './guest-shop'

let shop: GuestShop
let buyer: Browser
beforeEach(async () => {
  shop = await openGuestShop({ PAYMENT_HOSTS: 'localhost:8100' })
})
afterEach(() => shop.close())

const byCard = { payWay: 2, agreedTotal: 28.3 }
const minuteMs = 60_000

/** A browser with two pieces in the cart, of a guest or of a member. */
async function comes(who: 'guest' | 'member'): Promise<Browser> {
  buyer = shop.browser()
  if (who === 'member') await buyer.signIn()
  await shop.fill(buyer)
  return buyer
}

const made = async () => (await shop.orders()).length
const payment = (uuid: string, by = buyer) => by.call('POST', `/orders/uuid/${uuid}/payment`)
const unpaid = async () => (await buyer.call('GET', '/orders/unpaid')).body.order?.uuid ?? null
const read = async (uuid: string) => (await buyer.call('GET', `/orders/uuid/${uuid}`)).body

/** Presses a button of the bank's page; the query of the return address. */
async function press(url: string, outcome: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ outcome })
  const { pathname, search } = new URL(url)
  const answer = await shop.emulator.app.request(`${pathname}${search}`, { method: 'POST', body })
  const location = answer.headers.get('location') ?? ''
  return Object.fromEntries(new URL(location).searchParams)
}

describe.each(['guest', 'member'] as const)('an order that a %s pays online', (who) => {
  it('is paid on the page of the bank, and only then empties the cart (R443)', async () => {
    await comes(who)
    const placed = await buyer.order(shop.newKey(), byCard)
    expect([placed.status, placed.body.status, placed.body.isPaidOnline]).toEqual([
      201,
      'PENDING',
      true,
    ])
    const { uuid } = placed.body
    expect(await buyer.cart()).toEqual({ 1: 2 })
    expect(await unpaid()).toBe(uuid)
    const { body: page } = await payment(uuid)
    expect(page.url).toMatch(/^http:\/\/localhost:8100\/bank\/checkout\?ref=\d+$/)
    const query = await press(page.url, 'paid')
    expect(await read(uuid)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
    expect(await buyer.cart()).toEqual({})
    expect(await unpaid()).toBeNull()
    expect(problemIn(await payment(uuid))).toEqual([409, 'paid'])
    for (const asked of [`s=${query.s}`, `t=${query.t}`, `s=${query.s}&t=${query.t}`]) {
      const returned = await shop.browser().call('GET', `/orders/returned?${asked}`)
      expect([returned.status, returned.body]).toEqual([200, { uuid }])
    }
  })

  it('is one, whatever keys it is sent with, until it is paid or cancelled (R441)', async () => {
    await comes(who)
    if (who === 'guest') await buyer.call('GET', '/cart')
    const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
    const keys = [shop.newKey(), shop.newKey(), shop.newKey()]
    const again = await Promise.all(keys.map((key) => buyer.order(key, byCard)))
    expect(again.map(({ status, body }) => [status, body.uuid])).toEqual(
      keys.map(() => [201, uuid]),
    )
    const others = [
      { ...byCard, items: [{ product: 1, quantity: 1 }] },
      { ...byCard, street: 'Αλλού' },
      { payWay: 1 },
      { ...byCard, items: [{ product: 2, quantity: 1 }], sentSecondsAgo: 3 },
    ]
    for (const other of others) {
      const refused = await buyer.order(shop.newKey(), other)
      expect([...problemIn(refused), refused.body.data.uuid]).toEqual([409, 'orderUnpaid', uuid])
    }
    expect(await buyer.cart()).toEqual({ 1: 2 })
    expect(await made()).toBe(1)
    const { id } = await read(uuid)
    await buyer.call(
      'POST',
      who === 'guest' ? `/orders/uuid/${uuid}/cancel` : `/orders/${id}/cancel`,
    )
    expect(problemIn(await payment(uuid))).toEqual([409, 'canceled'])
    const next = await buyer.order(shop.newKey(), byCard)
    expect(next.status).toBe(201)
    expect(next.body.uuid).not.toBe(uuid)
  })

  it('is one of three that are sent at once with keys of their own', async () => {
    await comes(who)
    const three = await Promise.all([1, 2, 3].map(() => buyer.order(shop.newKey(), byCard)))
    expect(new Set(three.map(({ body }) => body.uuid)).size).toBe(1)
    expect(await made()).toBe(1)
  })

  it.each(['way to us', 'way to the browser, and the gateway starts anew'])(
    'is one where its answer was lost on the %s',
    async (where) => {
      await comes(who)
      const key = shop.newKey()
      if (where === 'way to us') {
        shop.trouble(/POST \/order$/, 'lost')
        await buyer.order(key, byCard)
      } else {
        await buyer.orderLost(key, byCard)
        shop.restart()
      }
      const again = await buyer.order(key, { ...byCard, sentSecondsAgo: 2 })
      expect(again.status).toBe(201)
      expect((await payment(again.body.uuid)).status).toBe(200)
      expect(await made()).toBe(1)
    },
  )

  it('has one page of the bank at a time', async () => {
    await comes(who)
    const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
    const three = await Promise.all([1, 2, 3].map(() => payment(uuid)))
    const [first] = three.map(({ body }) => body.url)
    expect(three.map(({ body }) => body.url)).toEqual([first, first, first])
    shop.pass(29 * minuteMs)
    expect((await payment(uuid)).body.url).toBe(first)
    shop.pass(2 * minuteMs)
    const { url } = (await payment(uuid)).body
    expect(url).not.toBe(first)
  })

  it.each([
    ['a day', null, 24 * 60],
    ['half an hour after a refusal', 'refused', 30],
  ])('may be paid for %s', async (_, outcome, minutes) => {
    await comes(who)
    const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
    if (outcome) await press((await payment(uuid)).body.url, outcome)
    shop.pass(minutes * minuteMs - 1000)
    expect([await unpaid(), (await payment(uuid)).status]).toEqual([uuid, 200])
    shop.pass(2000)
    expect([await unpaid(), ...problemIn(await payment(uuid))]).toEqual([null, 409, 'canceled'])
  })

  it('is told to the owner where it was paid though it is cancelled (R444)', async () => {
    await comes(who)
    const { uuid, id } = (await buyer.order(shop.newKey(), byCard)).body
    await press((await payment(uuid)).body.url, 'canceled')
    for (let times = 0; times < 2; times += 1) {
      expect(await read(uuid)).toMatchObject({ status: 'CANCELED', paymentStatus: 'COMPLETED' })
    }
    const told = shop.log().filter(({ event }) => event === 'canceled-order-paid')
    expect(told).toMatchObject([{ order: id }])
    expect(problemIn(await payment(uuid))).toEqual([409, 'paid'])
  })
})

it('of a guest is known after they sign in: nothing is ordered beside it', async () => {
  await comes('guest')
  const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
  await buyer.signIn()
  await buyer.merge()
  expect(await unpaid()).toBe(uuid)
  const second = await buyer.order(shop.newKey(), byCard)
  expect([...problemIn(second), second.body.data.uuid]).toEqual([409, 'orderUnpaid', uuid])
  expect((await payment(uuid)).status).toBe(200)
  expect((await buyer.call('POST', `/orders/uuid/${uuid}/cancel`)).status).toBe(200)
  expect(await unpaid()).toBeNull()
  expect((await buyer.order(shop.newKey(), byCard)).status).toBe(201)
})

it('lets nobody else open a page of the bank, nor read more than the state', async () => {
  await comes('member')
  const ofMember = (await buyer.order(shop.newKey(), byCard)).body.uuid
  const stranger = shop.browser()
  await stranger.signIn('superuser@example.gr')
  await comes('guest')
  const ofGuest = (await buyer.order(shop.newKey(), byCard)).body.uuid
  for (const [uuid, by] of [
    [ofMember, stranger],
    [ofMember, buyer],
    [ofGuest, stranger],
    [ofGuest, shop.browser()],
  ] as const) {
    expect((await payment(uuid, by)).status).toBe(404)
    expect((await by.call('GET', `/orders/uuid/${uuid}`)).status).toBe(404)
  }
  const state = await stranger.call('GET', `/orders/uuid/${ofGuest}/state`)
  expect(state.body).toMatchObject({ isPaidOnline: true, paymentStatus: 'PENDING' })
})

it.each(['', 's=1', 't=1234', 's=&t=', 'lang=el-GR'])(
  'knows no order of the return by %j',
  async (query) => {
    expect((await shop.browser().call('GET', `/orders/returned?${query}`)).status).toBe(404)
  },
)

it.each(['s=<script>', `t=${'1'.repeat(65)}`, 's=1%202'])(
  'asks the API nothing of %s',
  async (query) => {
    shop.takeCalls()
    expect((await shop.browser().call('GET', `/orders/returned?${query}`)).status).toBe(400)
    expect(shop.takeCalls()).toEqual([])
  },
)
