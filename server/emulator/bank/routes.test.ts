import { parse } from 'node-html-parser'
import * as z from 'zod/mini'
import { mailsOf } from '../testing/auth-client'
import { fillCart, orderBodyOf, orderIn, placed, stockLeft } from '../testing/orders'
import { seededSiteUrl } from '../testing/seeded-emulator'
import { guest, type Shopper } from '../testing/shopper'
import { emulatorPerTest, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()
const buyer = shopperPerTest(emulator)
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10, price: 10 })
})

const byCard = { payWayId: 2 }
const addresses = { successUrl: 'https://stagona.example', cancelUrl: 'https://stagona.example' }
const session = z.object({ checkoutUrl: z.string(), sessionId: z.string() })

async function opened(order: { id: number }, by: Pick<Shopper, 'call'> = buyer, query = '') {
  const path = `/order/${order.id}/create_checkout_session${query}`
  return z.parse(session, (await by.call('POST', path, addresses)).body)
}

/** Presses a button of the bank's page; the query of the return address, null without a return. */
async function press({ checkoutUrl }: z.infer<typeof session>, fields: Record<string, string>) {
  const { pathname, search } = new URL(checkoutUrl)
  const answer = await emulator.app.request(`${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const location = answer.headers.get('location')
  if (location === null) return null
  expect(location).toMatch(`${seededSiteUrl}/checkout/viva-return?`)
  return Object.fromEntries(new URL(location).searchParams)
}

const stateOf = async ({ id }: { id: number }) =>
  z.parse(
    z.looseObject({ status: z.string(), paymentStatus: z.string(), isPaid: z.boolean() }),
    (await buyer.call('GET', `/order/${id}`)).body,
  )
const inCart = async () => Object((await buyer.call('GET', '/cart')).body).totalItems
const later = (ms: number) => emulator.send('/switches/clock', { offsetMs: ms })
const minuteMs = 60_000

it('shows the amount of an order in a form without a script', async () => {
  const order = await placed(buyer, 1, 2, byCard)
  const { checkoutUrl } = await opened(order)
  expect(checkoutUrl).toMatch(/^http:\/\/localhost:8100\/bank\/checkout\?ref=\d{16}$/)
  const { pathname, search } = new URL(checkoutUrl)
  const page = parse(await (await emulator.app.request(`${pathname}${search}`)).text())
  expect(page.querySelectorAll('script')).toEqual([])
  expect(page.querySelector('[value=paid]')?.text).toContain(
    order.paidAmount.toFixed(2).replace('.', ','),
  )
})

it('knows no other payments', async () => {
  for (const method of ['GET', 'POST']) {
    const answer = await emulator.app.request('/bank/checkout?ref=1', { method })
    expect(answer.status).toBe(404)
  }
})

it('tells the API of a payment: only then is the order confirmed and the cart gone', async () => {
  const order = await placed(buyer, 1, 1, byCard)
  await fillCart(buyer, 2, 1)
  expect(await stateOf(order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING' })
  expect(await inCart()).toBe(2)
  expect(await mailsOf(emulator)).toEqual([])
  const page = await opened(order)
  expect(await press(page, { outcome: 'paid' })).toEqual({
    t: expect.stringMatching(/^[0-9a-f-]{36}$/),
    s: page.sessionId,
    lang: 'el-GR',
    eventId: '0',
    eci: '1',
  })
  expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
  expect(await inCart()).toBe(0)
  expect(await mailsOf(emulator)).toHaveLength(1)
  const path = `/order/${order.id}/create_checkout_session`
  expect(await buyer.call('POST', path, addresses)).toMatchObject({
    status: 400,
    body: { detail: 'This order has already been paid.' },
  })
})

it('tells of a payment two minutes late, or never', async () => {
  const order = await placed(buyer, 1, 1, byCard)
  await press(await opened(order), { outcome: 'silent' })
  await press(await opened(order), { outcome: 'late' })
  await later(2 * minuteMs - 1)
  expect(await stateOf(order)).toMatchObject({ status: 'PENDING', isPaid: false })
  await later(2 * minuteMs)
  expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', isPaid: true })
})

it('refuses with a code; the order can be paid for another half hour', async () => {
  const order = await placed(buyer, 1, 1, byCard)
  const page = await opened(order)
  expect(await press(page, { outcome: 'refused', code: '10051' })).toMatchObject({
    eventId: '10051',
  })
  expect(await stateOf(order)).toMatchObject({ status: 'PENDING', paymentStatus: 'FAILED' })
  await later(30 * minuteMs - 1)
  await press(page, { outcome: 'paid' })
  expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
  await press(page, { outcome: 'refused' })
  expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
})

it.each<[string, Record<string, string>, object | null]>([
  ['without the transaction', { returning: 'withoutTransaction' }, { s: expect.any(String) }],
  ['not at all', { returning: 'lost' }, null],
])('returns %s', async (_, fields, returned) => {
  const order = await placed(buyer, 1, 1, byCard)
  const query = await press(await opened(order), { outcome: 'paid', ...fields })
  if (returned) expect(query).not.toHaveProperty('t')
  else expect(query).toBeNull()
  expect(await stateOf(order)).toMatchObject({ isPaid: true })
})

it('returns without a payment', async () => {
  const order = await placed(buyer, 1, 1, byCard)
  const page = await opened(order)
  expect(await press(page, { outcome: 'closed' })).toEqual({ s: page.sessionId, lang: 'el-GR' })
  expect(await stateOf(order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING' })
})

it('lets a cancelled order be paid, which stays cancelled', async () => {
  const order = await placed(buyer, 1, 3, byCard)
  await press(await opened(order), { outcome: 'canceled' })
  expect(await stateOf(order)).toMatchObject({ status: 'CANCELED', paymentStatus: 'COMPLETED' })
  expect(await stockLeft(emulator, 1)).toBe(10)
  expect(await mailsOf(emulator)).toEqual([])
})

it('lets an order be paid twice, which the API does not notice', async () => {
  const order = await placed(buyer, 1, 1, byCard)
  await press(await opened(order), { outcome: 'twice' })
  expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
  expect(await mailsOf(emulator)).toHaveLength(1)
})

it.each([
  ['that nobody pays after a day', {}, 24 * 60],
  ['whose payment failed after half an hour', { outcome: 'refused' }, 30],
])('cancels an order %s, and its stock comes back', async (_, fields, minutes) => {
  const order = await placed(buyer, 1, 3, byCard)
  const page = await opened(order)
  if ('outcome' in fields) await press(page, fields)
  await later(minutes * minuteMs - 1)
  expect(await stateOf(order)).toMatchObject({ status: 'PENDING' })
  await later(minutes * minuteMs)
  expect(await stateOf(order)).toMatchObject({ status: 'CANCELED', isPaid: false })
  expect(await stockLeft(emulator, 1)).toBe(10)
})

it('deletes the cart of a guest as well', async () => {
  const visitor = guest(emulator)
  const { body } = await fillCart(visitor, 1, 1)
  const cart = { 'x-cart-id': String(Object(body).cartId) }
  const order = orderIn(await visitor.call('POST', '/order', orderBodyOf(byCard), cart))
  const page = await opened(order, visitor, `?uuid=${order.uuid}`)
  await press(page, { outcome: 'paid' })
  expect((await visitor.call('GET', '/cart', undefined, cart)).body).toMatchObject({ items: [] })
})

describe('at Stripe', () => {
  beforeEach(() => emulator.send('/switches/payments', { provider: 'stripe' }))
  const intent = z.object({ paymentIntentId: z.string(), amount: z.number() })
  const asked = { ...byCard, shippingKind: 'home_delivery', countryId: 'GR', regionId: 'GR-G' }
  const openIntent = async () =>
    z.parse(intent, (await buyer.call('POST', '/cart/create-payment-intent', asked)).body)

  /** Orders a cart with an intent of what it costs. */
  async function ordered() {
    await fillCart(buyer, 1, 2)
    const { paymentIntentId, amount } = await openIntent()
    const body = orderBodyOf({ ...byCard, paymentIntentId })
    const order = orderIn(await buyer.call('POST', '/order', body))
    expect(order).toMatchObject({ paidAmount: amount, paymentId: paymentIntentId })
    return order
  }
  async function pressStripe({ checkoutUrl }: z.infer<typeof session>, outcome: string) {
    const body = new URLSearchParams({ outcome })
    return emulator.app.request(new URL(checkoutUrl).pathname, { method: 'POST', body })
  }

  it('an order names an intent of its own amount', async () => {
    await fillCart(buyer, 1, 2)
    const { paymentIntentId } = await openIntent()
    await fillCart(buyer, 1, 1)
    const order = (id: string) =>
      buyer.call('POST', '/order', orderBodyOf({ ...byCard, paymentIntentId: id }))
    expect(await order('')).toMatchObject({
      status: 400,
      body: { paymentIntentId: ['Payment intent ID is required for online payment methods'] },
    })
    expect(await order('pi_1')).toMatchObject({
      status: 400,
      body: { error: { type: 'payment_verification' } },
    })
    expect(await order(paymentIntentId)).toMatchObject({
      status: 400,
      body: { error: { type: 'payment_amount_mismatch' } },
    })
  })

  it.each([
    ['an unknown way to pay', { payWayId: 99 }, 404],
    ['one that is paid at the door', { payWayId: 1 }, 400],
    ['no kind of shipping', { shippingKind: undefined }, 400],
  ])('there is no intent of %s', async (_, more, status) => {
    await fillCart(buyer, 1, 1)
    const body = { ...asked, ...more }
    expect((await buyer.call('POST', '/cart/create-payment-intent', body)).status).toBe(status)
  })

  it('there is none of an empty cart, nor below what Stripe takes', async () => {
    expect((await buyer.call('POST', '/cart/create-payment-intent', asked)).status).toBe(400)
    await emulator.send('/switches/products/1', { price: 0.2 })
    await emulator.send('/switches/shop', { carrier: { price: 0, freeFrom: 0 } })
    await fillCart(buyer, 1, 1)
    expect(await buyer.call('POST', '/cart/create-payment-intent', asked)).toMatchObject({
      status: 400,
      body: { detail: 'Failed to create payment intent' },
    })
  })

  it('leads to the address that it was told, and takes one payment', async () => {
    const order = await ordered()
    const page = await opened(order)
    const back = await pressStripe(page, 'paid')
    expect(back.headers.get('location')).toBe(addresses.successUrl)
    expect(await stateOf(order)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })
    const again = await pressStripe(page, 'paid')
    expect(await again.text()).toContain('Η σελίδα αυτή έκλεισε')
  })

  it('asks for another card after a refusal, of which the API hears nothing', async () => {
    const order = await ordered()
    const page = await opened(order)
    const refused = await pressStripe(page, 'refused')
    expect([refused.status, refused.headers.get('location')]).toEqual([200, null])
    expect(parse(await refused.text()).querySelector('[role=alert]')?.text).toContain('χρήματα')
    expect(await stateOf(order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING' })
    await pressStripe(page, 'paid')
    expect(await stateOf(order)).toMatchObject({ isPaid: true })
  })

  it('is open for a day', async () => {
    const page = await opened(await ordered())
    await later(24 * 60 * minuteMs)
    expect(await (await pressStripe(page, 'paid')).text()).toContain('Η σελίδα αυτή έκλεισε')
  })

  it('each payment of an order has an entry of its own', async () => {
    const order = await ordered()
    await pressStripe(await opened(order), 'twice')
    const { orderTimeline } = Object((await buyer.call('GET', `/order/${order.id}`)).body)
    const paid = orderTimeline.filter((one: { changeType: string }) => one.changeType === 'PAYMENT')
    const sessions = paid.map((one: { newValue: object }) => Object(one.newValue).checkoutSessionId)
    expect(new Set(sessions).size).toBe(2)
  })

  it('does not know where Viva returns to', async () => {
    const page = await opened(await ordered())
    expect((await buyer.call('GET', `/order/viva_return?s=${page.sessionId}`)).status).toBe(404)
  })
})

describe('where the bank sends somebody back to', () => {
  const found = async (query: string) => guest(emulator).call('GET', `/order/viva_return?${query}`)

  it('is found by the code of the session, also before the message, or by the transaction', async () => {
    const { id, uuid } = await placed(buyer, 1, 1, byCard)
    const page = await opened({ id })
    const query = await press(page, { outcome: 'late' })
    const answer = { status: 200, body: { id, uuid, status: 'PENDING', paymentStatus: 'PENDING' } }
    expect(await found(`s=${page.sessionId}`)).toMatchObject(answer)
    expect(await found(`t=${query?.t}`)).toMatchObject(answer)
  })

  it('is refused without either, and unknown for others', async () => {
    expect((await found('')).status).toBe(400)
    expect((await found('t=1234')).status).toBe(404)
    expect((await found('s=1234')).status).toBe(404)
  })
})
