import * as z from 'zod/mini'
import { memoryStorage } from '#components/testing/browser-stubs'
import { exampleOrderDetail, examplePayWay } from '#contract/examples/order-examples'
import { orderDetail } from '#contract/shop/order'
import { createCall } from '#lib/http/call'
import { ApiError, TimeoutError } from '#lib/http/problem'
import { createApiRequest } from '#lib/http/request'
import type { HttpAnswer, HttpRequest } from '#lib/http/send-request'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiPage } from '#tests/support/api-page'
import { apiProduct } from '#tests/support/api-product'
import { createOrderCalls } from './order-calls'
import { createOrderKeys } from './order-keys'
import { someAttempt, someUuid } from './testing/some-attempt'

const two = apiCart(apiCartItem(2))
const key = '0f2b7c1e-5c0b-4d1e-9a53-000000000001'
const wrapped = (status: number, data?: unknown) => ({
  statusCode: status,
  statusMessage: '',
  message: '',
  id: 'x',
  data,
})

interface Shop {
  cart?: unknown
  shippingPrice?: number
  payWays?: unknown[]
  /** Response to `POST /api/orders`. */
  order?: { status: number; body?: unknown; headers?: Record<string, string> } | Error
}

/** Order calls against a shop with these answers. */
function startOrderCalls(shop: Shop = {}) {
  const { cart = two, shippingPrice = 3, payWays = [examplePayWay] } = shop
  const requests: HttpRequest[] = []
  const effects: string[] = []
  const storage = memoryStorage()
  const bodies: Record<string, unknown> = {
    '/api/cart': cart,
    '/api/config/public': { shippingPrice, shopAudience: 'superusers' },
    '/api/pay-way': apiPage(payWays),
  }
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    requests.push(request)
    if (request.method === 'POST') {
      const { order } = shop
      if (order instanceof Error) throw order
      const { status = 201, body = exampleOrderDetail, headers = {} } = order ?? {}
      return { status, body, headers: new Headers(headers) }
    }
    const body = bodies[request.path]
    const answer = { status: 200, body, headers: new Headers() }
    if (body instanceof Error) throw body
    return typeof body === 'number' ? { ...answer, status: body } : answer
  }
  const call = createCall(createApiRequest(send))
  const time = { now: 50_000 }
  const now = () => time.now
  const keys = createOrderKeys({ tab: storage, shared: storage, newKey: () => key, now })
  const calls = createOrderCalls({
    send,
    call,
    keys,
    now,
    inTurn: (act) => {
      effects.push('turn')
      return act()
    },
    recheckSession: () => void effects.push('session'),
  })
  return { calls, keys, requests, effects, time }
}

describe('checking an order', () => {
  it('finds it unchanged', async () => {
    const { calls } = startOrderCalls()
    expect(await calls.check(someAttempt)).toEqual({ kind: 'asShown' })
  })

  const name = 'Τετράδιο'
  const what = { product: 3, name }
  it.each([
    [
      { cart: apiCart(apiCartItem(2, { finalPrice: 12 })) },
      { ...what, kind: 'price', before: 11.4, now: 12 },
    ],
    [{ cart: apiCart(apiCartItem(3)) }, { ...what, kind: 'quantity', before: 2, now: 3 }],
    [{ cart: apiCart(apiCartItem(2, { stock: 1 })) }, { ...what, kind: 'tooFew', stock: 1 }],
    [{ cart: apiCart(apiCartItem(2, { stock: 0 })) }, { ...what, kind: 'soldOut' }],
    [{ cart: apiCart(apiCartItem(2, { active: false })) }, { ...what, kind: 'notOnSale' }],
    [{ cart: apiCart() }, { ...what, kind: 'gone' }],
    [
      { cart: apiCart(apiCartItem(2), apiCartItem(1, { id: 4 })) },
      { kind: 'added', product: 4, name },
    ],
    [{ cart: { ...two, unreadItems: [{ id: 504, name: '' }] } }, { kind: 'unread', count: 1 }],
    [{ shippingPrice: 4 }, { kind: 'costs', before: 27.8, now: 28.8 }],
    [{ payWays: [{ ...examplePayWay, cost: 1 }] }, { kind: 'costs', before: 27.8, now: 26.8 }],
    [{ payWays: [] }, { kind: 'payWay' }],
    [{ payWays: [{ ...examplePayWay, active: false }] }, { kind: 'payWay' }],
  ] as const)('lists each change: %#', async (shop, change) => {
    const { calls } = startOrderCalls(shop as Shop)
    expect(await calls.check(someAttempt)).toEqual({ kind: 'changed', changes: [change] })
  })

  it.each([
    [{ cart: 503 }, 'unread'],
    [{ cart: new ApiError({ kind: 'unreachable' }) }, 'unread'],
    [{ payWays: [{}] }, 'unread'],
    [{ cart: 401 }, 'signedOut'],
    [{ cart: 410 }, 'signedOut'],
  ] as const)('reports why it could not compare: %#', async (shop, kind) => {
    const { calls } = startOrderCalls(shop as Shop)
    expect(await calls.check(someAttempt)).toEqual({ kind })
  })

  it('skips the comparison for an order that was sent before (A5-76)', async () => {
    const { calls, keys, requests } = startOrderCalls({ cart: apiCart() })
    keys.keyFor(someAttempt)
    expect(await calls.check(someAttempt)).toEqual({ kind: 'asShown' })
    expect(requests).toEqual([])
  })
})

describe('sending an order (R313)', () => {
  it('sends body and key in one tab at a time, and returns the placed order', async () => {
    const { calls, requests, effects } = startOrderCalls()
    const { uuid } = z.parse(orderDetail, exampleOrderDetail)
    expect(await calls.send(someAttempt)).toEqual({ kind: 'placed', uuid })
    expect(requests).toMatchObject([
      {
        path: '/api/orders',
        body: { ...someAttempt.body, agreedTotal: 27.8 },
        headers: { 'Idempotency-Key': key },
      },
    ])
    expect(requests[0]?.body).not.toHaveProperty('sentSecondsAgo', expect.any(Number))
    expect(effects).toEqual(['turn'])
  })

  it.each([
    ['already (A5-75)', {}, 'placed'],
    ['with another address (A5-77)', { street: 'Αλλού' }, 'differs'],
  ])('sends nothing if the cart was ordered %s', async (_, changes, kind) => {
    const { calls, keys, requests } = startOrderCalls()
    keys.settle(someAttempt, someUuid)
    const attempt = { ...someAttempt, body: { ...someAttempt.body, ...changes } }
    expect(await calls.check(attempt)).toEqual({ kind, uuid: someUuid })
    expect(await calls.send(attempt)).toEqual({ kind, uuid: someUuid })
    expect(requests).toEqual([])
  })

  it.each([
    [{ status: 409 }, { kind: 'underWay' }],
    [
      { status: 422, body: wrapped(422, { code: 'orderDiffers', uuid: someUuid }) },
      { kind: 'differs', uuid: someUuid },
    ],
    [{ status: 422, body: wrapped(422) }, { kind: 'keyTaken' }],
    [
      { status: 429, headers: { 'retry-after': '7' } },
      { kind: 'rateLimited', seconds: 7 },
    ],
    [{ status: 500 }, { kind: 'unclear' }],
    [{ status: 502 }, { kind: 'unclear' }],
    [{ status: 504, body: wrapped(504, { code: 'orderUnknown' }) }, { kind: 'unclear' }],
    [{ status: 503, body: wrapped(503, { code: 'orderNotSent' }) }, { kind: 'notSent' }],
    [{ status: 409, body: wrapped(409, { code: 'orderPlacedUnseen' }) }, { kind: 'placedUnseen' }],
    [{ status: 409, body: wrapped(409, { code: 'orderKeyLost' }) }, { kind: 'keyLost' }],
    [{ status: 404, body: wrapped(404, { code: 'orderNotPlaced' }) }, { kind: 'notPlaced' }],
    [{ status: 408 }, { kind: 'unclear' }],
    [{ status: 201, body: null }, { kind: 'unclear' }],
    [new ApiError({ kind: 'unreachable' }), { kind: 'unclear' }],
    [new TimeoutError(), { kind: 'unclear' }],
    [{ status: 403 }, { kind: 'refused', fields: {}, whole: null }],
    [
      { status: 400, body: wrapped(400, { zipcode: ['Λάθος κωδικός.'] }) },
      { kind: 'refused', fields: { zipcode: 'Λάθος κωδικός.' }, whole: null },
    ],
    [
      { status: 400, body: wrapped(400, { detail: 'Δεν γίνεται.' }) },
      { kind: 'refused', fields: {}, whole: 'Δεν γίνεται.' },
    ],
  ] as const)('maps the response: %#', async (order, outcome) => {
    const { calls } = startOrderCalls({ order } as Shop)
    expect(await calls.send(someAttempt)).toEqual(outcome)
  })

  it.each([401, 410])('rechecks the session after %i', async (status) => {
    const { calls, effects } = startOrderCalls({ order: { status } })
    expect(await calls.send(someAttempt)).toEqual({ kind: 'signedOut' })
    expect(effects).toEqual(['turn', 'session'])
  })

  const tooFew = { status: 400, body: wrapped(400, { items: [{ quantity: 'Έμεινε 1.' }] }) }

  it('lists unavailable products with the remaining stock (A5-80)', async () => {
    const { calls } = startOrderCalls({
      order: tooFew,
      cart: apiCart(apiCartItem(2, { stock: 1 })),
    })
    expect(await calls.send(someAttempt)).toEqual({
      kind: 'changed',
      changes: [{ kind: 'tooFew', product: 3, name: apiProduct().translations.el?.name, stock: 1 }],
    })
  })

  it.each([two, 503])(
    'uses the API’s sentence if the cart shows no difference: %#',
    async (cart) => {
      const { calls } = startOrderCalls({ order: tooFew, cart })
      expect(await calls.send(someAttempt)).toEqual({
        kind: 'changed',
        changes: [{ kind: 'said', product: 3, name: 'Τετράδιο', sentence: 'Έμεινε 1.' }],
      })
    },
  )

  it('ignores English sentences of the API', async () => {
    const order = { status: 400, body: wrapped(400, { items: [{ quantity: ['Not enough.'] }] }) }
    const { calls } = startOrderCalls({ order, cart: 503 })
    expect(await calls.send(someAttempt)).toEqual({
      kind: 'changed',
      changes: [{ kind: 'short', product: 3, name: 'Τετράδιο' }],
    })
  })

  it('sends the seconds since the last request that may have placed it (A5-76)', async () => {
    const shop: Shop = { order: { status: 504 } }
    const { calls, requests, time } = startOrderCalls(shop)
    await calls.send(someAttempt)
    time.now += 12_000
    shop.order = { status: 409 }
    await calls.send(someAttempt)
    time.now += 3000
    await calls.send(someAttempt)
    const body = ({ body }: HttpRequest) => (body as { sentSecondsAgo?: number }).sentSecondsAgo
    expect(requests.map(body)).toEqual([undefined, 12, 15])
  })

  it('stays unclear if an earlier request may have placed the order', async () => {
    const shop: Shop = { order: { status: 504 } }
    const { calls, keys } = startOrderCalls(shop)
    await calls.send(someAttempt)
    shop.order = { status: 503, body: wrapped(503, { code: 'orderNotSent' }) }
    expect(await calls.send(someAttempt)).toEqual({ kind: 'unclear' })
    expect(keys.isUnanswered(someAttempt)).toBe(true)
  })

  it('rethrows unexpected errors', async () => {
    const { calls } = startOrderCalls({ order: new TypeError('defect') })
    await expect(calls.send(someAttempt)).rejects.toThrow('defect')
  })
})

describe('asking for the order of a guest who has signed in since', () => {
  const ofGuest = { ...someAttempt, owner: 'guest' as const }

  it('sends its own key and body, and places none', async () => {
    const { calls, requests, keys, time } = startOrderCalls()
    keys.keyFor(ofGuest)
    time.now += 20_000
    const { uuid } = z.parse(orderDetail, exampleOrderDetail)
    expect(await calls.find(ofGuest)).toEqual({ kind: 'placed', uuid })
    expect(requests).toMatchObject([
      {
        path: '/api/orders/sent',
        body: { ...ofGuest.body, sentSecondsAgo: 20 },
        headers: { 'Idempotency-Key': key },
      },
    ])
  })

  it('does not count as sending it again', async () => {
    const { calls, keys, time } = startOrderCalls({ order: { status: 500 } })
    keys.keyFor(ofGuest)
    time.now += 20_000
    expect(await calls.find(ofGuest)).toEqual({ kind: 'unclear' })
    expect(keys.lastSent(ofGuest)).toBe(50_000)
  })
})
