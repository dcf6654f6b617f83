import * as z from 'zod/mini'
import { exampleOrderDetail, examplePayWay } from '../../../contract/examples/order-examples'
import { orderDetail } from '../../../contract/shop/order-detail'
import { apiCart, apiCartItem } from '../../../tests/support/api-cart'
import { apiPage, apiProduct } from '../../../tests/support/api-product'
import { createApiRequest } from '../../lib/http/create-api-request'
import { HttpStatusError, NoConnectionError, TimeoutError } from '../../lib/http/http-errors'
import type { HttpAnswer, HttpRequest } from '../../lib/http/http-request'
import { ownOutcome } from '../../session/own-outcome'
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

interface World {
  cart?: unknown
  shippingPrice?: number
  payWays?: unknown[]
  /** What the shop answers to an order. */
  order?: { status: number; body?: unknown; headers?: Record<string, string> } | Error
}

/** The till in front of a shop that answers as the test says. */
function startTill(world: World = {}) {
  const { cart = two, shippingPrice = 3, payWays = [examplePayWay] } = world
  const asked: HttpRequest[] = []
  const told: string[] = []
  const kept = new Map<string, string>()
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    watch: () => () => {},
  }
  const bodies: Record<string, unknown> = {
    '/api/cart': cart,
    '/api/config/public': { shippingPrice, shopAudience: 'superusers' },
    '/api/pay-way': apiPage(payWays),
  }
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    asked.push(request)
    if (request.method === 'POST') {
      const { order } = world
      if (order instanceof Error) throw order
      const { status = 201, body = exampleOrderDetail, headers = {} } = order ?? {}
      return { status, body, headers: new Headers(headers) }
    }
    const body = bodies[request.path]
    const answer = { status: 200, body, headers: new Headers() }
    if (body instanceof Error) throw body
    if (typeof body === 'number') throw new HttpStatusError('GET', { ...answer, status: body })
    return answer
  }
  const ask = createApiRequest(send)
  const time = { now: 50_000 }
  const now = () => time.now
  const keys = createOrderKeys({ tab: storage, shared: storage, newKey: () => key, now })
  const calls = createOrderCalls({
    send,
    ask,
    askOwn: async (call) => ownOutcome(await ask(call)),
    keys,
    now,
    inTurn: (act) => {
      told.push('turn')
      return act()
    },
    suspect: () => void told.push('suspected'),
  })
  return { calls, keys, asked, told, time }
}

describe('checking an order', () => {
  it('finds it as it was shown', async () => {
    const { calls } = startTill()
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
    [{ shippingPrice: 4 }, { kind: 'costs', before: 27.8, now: 28.8 }],
    [{ payWays: [{ ...examplePayWay, cost: 1 }] }, { kind: 'costs', before: 27.8, now: 26.8 }],
    [{ payWays: [] }, { kind: 'payWay' }],
    [{ payWays: [{ ...examplePayWay, active: false }] }, { kind: 'payWay' }],
  ] as const)('names what changed: %#', async (world, change) => {
    const { calls } = startTill(world as World)
    expect(await calls.check(someAttempt)).toEqual({ kind: 'changed', changes: [change] })
  })

  it.each([
    [{ cart: 503 }, 'unread'],
    [{ cart: new NoConnectionError() }, 'unread'],
    [{ payWays: [{}] }, 'unread'],
    [{ cart: 401 }, 'signedOut'],
    [{ cart: 410 }, 'signedOut'],
  ] as const)('says why nobody knows: %#', async (world, kind) => {
    const { calls } = startTill(world as World)
    expect(await calls.check(someAttempt)).toEqual({ kind })
  })

  it('does not hold up an order that was sent before (A5-76)', async () => {
    const { calls, keys, asked } = startTill({ cart: apiCart() })
    keys.keyFor(someAttempt)
    expect(await calls.check(someAttempt)).toEqual({ kind: 'asShown' })
    expect(asked).toEqual([])
  })
})

describe('sending an order (R313)', () => {
  it('sends body and key, in turn, and answers with what was placed', async () => {
    const { calls, asked, told } = startTill()
    const { uuid } = z.parse(orderDetail, exampleOrderDetail)
    expect(await calls.send(someAttempt)).toEqual({ kind: 'placed', uuid })
    expect(asked).toMatchObject([
      {
        path: '/api/orders',
        body: { ...someAttempt.body, agreedTotal: 27.8 },
        headers: { 'Idempotency-Key': key },
      },
    ])
    expect(asked[0]?.body).not.toHaveProperty('sentSecondsAgo', expect.any(Number))
    expect(told).toEqual(['turn'])
  })

  it('sends nothing where the cart has become an order already (A5-75)', async () => {
    const { calls, keys, asked } = startTill()
    keys.settle(someAttempt, someUuid)
    expect(await calls.check(someAttempt)).toEqual({ kind: 'placed', uuid: someUuid })
    expect(await calls.send(someAttempt)).toEqual({ kind: 'placed', uuid: someUuid })
    expect(asked).toEqual([])
  })

  it.each([
    [{ status: 409 }, { kind: 'underWay' }],
    [{ status: 422, body: wrapped(422) }, { kind: 'keyTaken' }],
    [
      { status: 429, headers: { 'retry-after': '7' } },
      { kind: 'heldBack', seconds: 7 },
    ],
    [{ status: 500 }, { kind: 'unclear' }],
    [{ status: 502 }, { kind: 'unclear' }],
    [{ status: 504, body: wrapped(504, { code: 'orderUnknown' }) }, { kind: 'unclear' }],
    [{ status: 503, body: wrapped(503, { code: 'orderNotSent' }) }, { kind: 'notSent' }],
    [{ status: 408 }, { kind: 'unclear' }],
    [{ status: 201, body: null }, { kind: 'unclear' }],
    [new NoConnectionError(), { kind: 'unclear' }],
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
  ] as const)('reads the answer: %#', async (order, outcome) => {
    const { calls } = startTill({ order } as World)
    expect(await calls.send(someAttempt)).toEqual(outcome)
  })

  it.each([401, 410])('has the session asked after %i', async (status) => {
    const { calls, told } = startTill({ order: { status } })
    expect(await calls.send(someAttempt)).toEqual({ kind: 'signedOut' })
    expect(told).toEqual(['turn', 'suspected'])
  })

  const tooFew = { status: 400, body: wrapped(400, { items: [{ quantity: 'Έμεινε 1.' }] }) }

  it('names what is not there, with how many there are (A5-80)', async () => {
    const { calls } = startTill({ order: tooFew, cart: apiCart(apiCartItem(2, { stock: 1 })) })
    expect(await calls.send(someAttempt)).toEqual({
      kind: 'changed',
      changes: [{ kind: 'tooFew', product: 3, name: apiProduct().translations.el?.name, stock: 1 }],
    })
  })

  it.each([two, 503])(
    'names it in the API’s words where the cart says nothing: %#',
    async (cart) => {
      const { calls } = startTill({ order: tooFew, cart })
      expect(await calls.send(someAttempt)).toEqual({
        kind: 'changed',
        changes: [{ kind: 'said', product: 3, name: 'Τετράδιο', sentence: 'Έμεινε 1.' }],
      })
    },
  )

  it('names it in words of our own where the API’s are English', async () => {
    const order = { status: 400, body: wrapped(400, { items: [{ quantity: ['Not enough.'] }] }) }
    const { calls } = startTill({ order, cart: 503 })
    expect(await calls.send(someAttempt)).toEqual({
      kind: 'changed',
      changes: [{ kind: 'short', product: 3, name: 'Τετράδιο' }],
    })
  })

  it('says how long ago it was last sent and may have been placed (A5-76)', async () => {
    const world: World = { order: { status: 504 } }
    const { calls, asked, time } = startTill(world)
    await calls.send(someAttempt)
    time.now += 12_000
    world.order = { status: 409 }
    await calls.send(someAttempt)
    time.now += 3000
    await calls.send(someAttempt)
    const body = ({ body }: HttpRequest) => (body as { sentSecondsAgo?: number }).sentSecondsAgo
    expect(asked.map(body)).toEqual([undefined, 12, 15])
  })

  it('does not say that nothing was sent where an earlier request may have been', async () => {
    const world: World = { order: { status: 504 } }
    const { calls, keys } = startTill(world)
    await calls.send(someAttempt)
    world.order = { status: 503, body: wrapped(503, { code: 'orderNotSent' }) }
    expect(await calls.send(someAttempt)).toEqual({ kind: 'unclear' })
    expect(keys.isUnanswered(someAttempt)).toBe(true)
  })

  it('does not hide defects of our own', async () => {
    const { calls } = startTill({ order: new TypeError('defect') })
    await expect(calls.send(someAttempt)).rejects.toThrow('defect')
  })
})
