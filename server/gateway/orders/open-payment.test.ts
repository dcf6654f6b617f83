import { ownThings } from '../testing/own-things'
import { startForMember } from '../testing/start-for-member'

const path = '/api/orders/uuid/6f1d2c3b-4a59-4e68-8b77-000000000005/payment'
const createdAt = '2026-04-01T12:00:00+03:00'
const waiting = {
  ...ownThings.order('own'),
  isOnlinePayment: true,
  status: 'PENDING',
  createdAt,
  updatedAt: createdAt,
}
const page = 'https://www.vivapayments.com/web/checkout?ref=7000000002'
const session = {
  sessionId: '7000000002',
  checkoutUrl: page,
  status: 'created',
  amount: '29.26',
  currency: 'EUR',
  provider: 'viva_wallet',
}

interface Asked {
  order?: object
  session?: object
  variables?: Record<string, string>
  /** Status with which the bank's page is refused, once the order has changed to this. */
  refused?: { status: number; order: object }
}

/** Asks for the page of an order; returns the answer and what it took. */
async function ask({ order = {}, session: more = {}, variables = {}, refused }: Asked = {}) {
  let shown = { ...waiting, ...order }
  const shop = startForMember({
    variables,
    instead(request) {
      if (request.startsWith('GET /order/uuid/')) return Response.json(shown)
      if (!request.endsWith('/create_checkout_session')) return undefined
      if (!refused) return Response.json({ ...session, ...more })
      shown = { ...shown, ...refused.order }
      return Response.json({ detail: 'This order has already been paid.' }, refused)
    },
  })
  shop.time.now = Date.parse(createdAt) + 60_000
  const answer = await shop.send('POST /orders/{id}/cancel', { url: path })
  const opened = shop.requests().filter((one) => one.startsWith('POST '))
  return { ...shop, status: answer.status, body: await answer.json(), opened }
}

it('opens the page of the bank for an order that waits for its payment (R442)', async () => {
  const { status, body, opened, sentBody } = await ask()
  expect([status, body]).toEqual([200, { url: page }])
  expect(opened).toEqual(['POST /order/5/create_checkout_session'])
  expect(sentBody()).toEqual({
    successUrl: `http://localhost:8000/checkout/stripe-return?order=${waiting.uuid}`,
    cancelUrl: `http://localhost:8000/checkout/stripe-return?order=${waiting.uuid}&left=1`,
  })
})

it.each([
  ['paid', { paymentStatus: 'COMPLETED', status: 'PROCESSING' }],
  ['paid', { paymentStatus: 'COMPLETED', status: 'CANCELED' }],
  ['paid', { paymentStatus: 'PROCESSING' }],
  ['paid', { paymentStatus: 'ON_HOLD' }],
  ['canceled', { status: 'CANCELED' }],
  ['canceled', { status: 'CANCELED', paymentStatus: 'CANCELED' }],
  ['canceled', { paymentStatus: 'CANCELED' }],
  ['expired', { status: 'ON_HOLD' }],
  ['expired', { status: 'SHIPPED' }],
  ['notOnline', { isOnlinePayment: false }],
  ['notOnline', { isOnlinePayment: null }],
  ['expired', { createdAt: '2026-03-31T12:00:00+03:00' }],
  ['expired', { paymentStatus: 'FAILED', updatedAt: '2026-04-01T11:30:00+03:00' }],
])('opens none for an order that is %s: %j', async (code, order) => {
  const { status, body, opened } = await ask({ order })
  expect([status, body.data, opened]).toEqual([409, { code }, []])
})

it('says why the API opens none, where that has changed meanwhile', async () => {
  const paid = { paymentStatus: 'COMPLETED', status: 'PROCESSING' }
  const { status, body } = await ask({ refused: { status: 400, order: paid } })
  expect([status, body.data]).toEqual([409, { code: 'paid' }])
  expect((await ask({ refused: { status: 400, order: {} } })).status).toBe(400)
  expect((await ask({ refused: { status: 503, order: paid } })).status).toBe(503)
})

it("opens Stripe's page, at a host of its own (R461)", async () => {
  const checkoutUrl = 'https://checkout.stripe.com/c/pay/cs_live_1#fid'
  const { status, body } = await ask({ session: { checkoutUrl, provider: 'stripe' } })
  expect([status, body]).toEqual([200, { url: checkoutUrl }])
})

it.each([
  'https://vivapayments.com.example.gr/web/checkout?ref=1',
  'https://www.vivapayments.com@example.gr/',
  'https://www.vivapayments.com:8443/web/checkout?ref=1',
  'https://example.gr/?https://www.vivapayments.com',
  'http://www.vivapayments.com/web/checkout?ref=1',
  'https://checkout.stripe.com.example.gr/c/pay/cs_live_1',
])('sends nobody to %s', async (checkoutUrl) => {
  const { status, body, log } = await ask({ session: { checkoutUrl } })
  expect([status, body]).toEqual([502, expect.not.objectContaining({ url: expect.anything() })])
  expect(log.find(({ event }) => event === 'payment-host-refused')).toMatchObject({ order: 5 })
})

it.each(['javascript:alert(1)', '/web/checkout', null])('takes %j for no page', async (url) => {
  expect((await ask({ session: { checkoutUrl: url } })).status).toBe(502)
})

it('knows the hosts of the settings', async () => {
  const checkoutUrl = 'http://localhost:8100/bank/checkout?ref=1'
  const variables = { PAYMENT_HOSTS: 'pay.example.gr, localhost:8100' }
  expect((await ask({ session: { checkoutUrl }, variables })).body).toEqual({ url: checkoutUrl })
  expect((await ask({ variables })).status).toBe(502)
})

it.each(['29.25', '29.27', '0', 2926])('opens none for another amount: %j', async (amount) => {
  const { status, body, log } = await ask({ session: { amount } })
  expect([status, body.data]).toEqual([409, { code: 'amountDiffers' }])
  expect(log.find(({ event }) => event === 'payment-amount-differs')).toMatchObject({ order: 5 })
})

it('compares every amount to the cent, however it is written', async () => {
  for (let cents = 1; cents <= 10_000; cents += 97) {
    const grandTotal = cents / 100
    const order = {
      totalPriceItems: 0,
      pricingBreakdown: { ...waiting.pricingBreakdown, grandTotal },
    }
    for (const amount of [grandTotal.toFixed(2), grandTotal.toFixed(3), grandTotal]) {
      expect((await ask({ order, session: { amount } })).status).toBe(200)
    }
  }
})

it('opens none for another currency', async () => {
  expect((await ask({ session: { currency: 'USD' } })).status).toBe(502)
})
