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

type Bank = 'viva_wallet' | 'stripe'
/** The owner has another bank. */
const uses = (provider: Bank) => shop.emulator.send('/switches/payments', { provider })

/** Addresses of the banks' pages. */
const pages = {
  viva_wallet: /^http:\/\/localhost:8100\/bank\/checkout\?ref=\d+$/,
  stripe: /^http:\/\/localhost:8100\/bank\/c\/pay\/cs_test_\w+$/,
}

/** Presses a button of the bank's page; the query of the return address, if it leads back. */
async function press(url: string, outcome: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ outcome })
  const { pathname, search } = new URL(url)
  const answer = await shop.emulator.app.request(`${pathname}${search}`, { method: 'POST', body })
  const location = answer.headers.get('location')
  return location ? Object.fromEntries(new URL(location).searchParams) : {}
}

const buyers = ['guest', 'member'] as const
const banks = ['viva_wallet', 'stripe'] as const
const everyPair = buyers.flatMap((who) => banks.map((bank) => [who, bank] as const))

describe.each(everyPair)('an order that a %s pays online by %s', (who, bank) => {
  beforeEach(() => uses(bank))

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
    expect(page.url).toMatch(pages[bank])
    await press(page.url, 'paid')
    expect(await read(uuid)).toMatchObject({
      status: 'PROCESSING',
      paymentStatus: 'COMPLETED',
      timesPaid: 1,
    })
    expect(await buyer.cart()).toEqual({})
    expect(await unpaid()).toBeNull()
    expect(problemIn(await payment(uuid))).toEqual([409, 'paid'])
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
    // Viva's closes after half an hour, Stripe's after a day, as the order.
    expect((await payment(uuid)).body.url === first).toBe(bank === 'stripe')
  })

  it('may be paid for a day, and half an hour after the API has heard of a refusal', async () => {
    await comes(who)
    for (const outcome of [null, 'refused']) {
      const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
      if (outcome) await press((await payment(uuid)).body.url, outcome)
      // Of a refusal on Stripe's page, which asks for another card, the API hears nothing.
      shop.pass((outcome && bank === 'viva_wallet' ? 30 : 24 * 60) * minuteMs - 1000)
      expect([await unpaid(), (await payment(uuid)).status]).toEqual([uuid, 200])
      shop.pass(2000)
      expect([await unpaid(), ...problemIn(await payment(uuid))]).toEqual([null, 409, 'canceled'])
    }
  })

  it('is known while the bank is at it: no page of the bank, and no other order (R480)', async () => {
    await comes(who)
    const { uuid, id } = (await buyer.order(shop.newKey(), byCard)).body
    await shop.emulator.send(`/switches/orders/${id}`, { paymentStatus: 'PROCESSING' })
    expect(await unpaid()).toBe(uuid)
    expect((await buyer.order(shop.newKey(), byCard)).body.uuid).toBe(uuid)
    const other = await buyer.order(shop.newKey(), { payWay: 1 })
    expect([...problemIn(other), other.body.data.uuid]).toEqual([409, 'orderUnpaid', uuid])
    expect(problemIn(await payment(uuid))).toEqual([409, 'paid'])
    expect(await made()).toBe(1)
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

  it('says so where it was paid twice, to strangers too, and tells the owner (R462, R481)', async () => {
    await comes(who)
    const { uuid, id } = (await buyer.order(shop.newKey(), byCard)).body
    await press((await payment(uuid)).body.url, 'twice')
    for (let times = 0; times < 2; times += 1) {
      expect(await read(uuid)).toMatchObject({ status: 'PROCESSING', timesPaid: 2 })
    }
    const state = await shop.browser().call('GET', `/orders/uuid/${uuid}/state`)
    expect(state.body?.timesPaid).toBe(who === 'guest' ? 2 : undefined)
    const told = shop.log().filter(({ event }) => event === 'order-paid-twice')
    expect(told).toMatchObject([{ order: id, timesPaid: 2 }])
  })
})

it.each(buyers)('is found by what Viva returns with, for a %s (R443)', async (who) => {
  await comes(who)
  const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
  const query = await press((await payment(uuid)).body.url, 'paid')
  for (const asked of [`s=${query.s}`, `t=${query.t}`, `s=${query.s}&t=${query.t}`]) {
    const returned = await shop.browser().call('GET', `/orders/returned?${asked}`)
    expect([returned.status, returned.body]).toEqual([200, { uuid }])
  }
})

describe('Stripe (R461)', () => {
  beforeEach(() => uses('stripe'))

  it('is told what the order costs before it is made', async () => {
    await comes('member')
    shop.takeCalls()
    await buyer.order(shop.newKey(), byCard)
    const written = shop.takeCalls().map(({ call }) => call)
    expect(written.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /cart/create-payment-intent',
      'POST /order',
    ])
  })

  it('sends back to an address of the order, paid or not', async () => {
    await comes('guest')
    const { uuid } = (await buyer.order(shop.newKey(), byCard)).body
    const { url } = (await payment(uuid)).body
    expect(await press(url, 'closed')).toEqual({ order: uuid, left: '1' })
    expect(await press(url, 'paid')).toEqual({ order: uuid })
  })

  it.each(['lost', 'unsent'] as const)(
    'that cannot be told (%s) makes no order, and the next request does',
    async (fate) => {
      await comes('guest')
      shop.trouble(/create-payment-intent/, fate)
      const key = shop.newKey()
      expect(problemIn(await buyer.order(key, byCard))).toEqual([503, 'orderNotSent'])
      expect(await made()).toBe(0)
      expect((await buyer.order(key, { ...byCard, sentSecondsAgo: 2 })).status).toBe(201)
      expect(await made()).toBe(1)
    },
  )

  it('takes no amount that is too small: another way is asked for', async () => {
    await comes('guest')
    await shop.emulator.send('/switches/products/1', { price: 0.1 })
    await shop.emulator.send('/switches/shop', { carrier: { price: 0, freeFrom: 0 } })
    const refused = await buyer.order(shop.newKey(), { ...byCard, agreedTotal: 0.2 })
    expect([refused.status, refused.body.data]).toEqual([
      400,
      { payWay: [expect.stringContaining('πληρωμής')] },
    ])
    expect(await made()).toBe(0)
  })

  it('was told another amount where a price changes meanwhile: the order is sent anew', async () => {
    await comes('guest')
    const key = shop.newKey()
    shop.before(/POST \/order$/, () => shop.emulator.send('/switches/products/1', { price: 12 }))
    expect(problemIn(await buyer.order(key, byCard))).toEqual([503, 'orderNotSent'])
    const again = await buyer.order(key, { ...byCard, sentSecondsAgo: 2 })
    expect([again.status, (await payment(again.body.uuid)).status]).toEqual([201, 200])
    expect(await made()).toBe(1)
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
