import { exampleOrderCreation } from '#contract/examples/order-examples'
import { ownThings } from '../testing/member-bodies'
import { memberRequest } from '../testing/member-requests'
import { key, placing } from '../testing/shop-without-keys'
import { startForMember, when } from '../testing/start-for-member'
import { memberSession } from '../testing/start-gateway'

/** Upstream requests before an order is placed. */
const looking = [
  'GET /order/my-orders?ordering=-createdAt&pageSize=10',
  'GET /pay_way?active=true&pageSize=100',
]

it('takes the price of shipping from the settings, and forwards the key and no forged field', async () => {
  const { send, sentBody, calls, ask } = startForMember({ variables: { SHIPPING_PRICE: '4.5' } })
  const invented = {
    status: 'COMPLETED',
    paymentStatus: 'COMPLETED',
    user: 8,
    shippingPrice: 0,
    paidAmount: 100,
    items: [{ product: 41, quantity: 3, price: 0.01 }],
  }
  const answer = await send(placing, { body: { ...exampleOrderCreation, ...invented } })
  expect(answer.status).toBe(201)
  expect(sentBody(2)).toEqual({
    ...exampleOrderCreation,
    floor: 'FIFTH_FLOOR',
    phone: '6900000012',
    items: [{ product: 41, quantity: 3 }],
    paymentId: key,
    shippingPrice: 4.5,
  })
  expect(calls[2]?.headers['idempotency-key']).toBe(key)
  expect(await (await ask('/api/config/public')).json()).toMatchObject({ shippingPrice: 4.5 })
})

it.each([null, '', 'order-1', '0a6c1f0e-3f5d-4b41-9d55', 'x'.repeat(36)])(
  'places no order under the key %p',
  async (key) => {
    const { ask, calls, cookieOf } = startForMember()
    const { init, url } = memberRequest(placing)
    const headers = new Headers(init.headers)
    headers.delete('idempotency-key')
    if (key !== null) headers.set('idempotency-key', key)
    headers.set('cookie', await cookieOf(memberSession))
    const answer = await ask(url, { ...init, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ data: { 'Idempotency-Key': [expect.any(String)] } })
    expect(calls).toEqual([])
  },
)

it.each([400, 401, 409, 422, 429])(
  'keeps the cart and passes on the refusal %i (A5-76 to A5-80)',
  async (status) => {
    const refusal = { items: [{ quantity: ['Not enough stock available. Only 42 remaining.'] }] }
    const data = { items: [{ quantity: ['Δεν υπάρχουν τόσα. Έχουν μείνει 42 κομμάτια.'] }] }
    const { send, requests } = startForMember({
      instead: when('POST /order', () =>
        Response.json(refusal, { status, headers: { 'retry-after': '2' } }),
      ),
    })
    const answer = await send(placing)
    expect(answer.status).toBe(status)
    const shown = [400, 409, 422].includes(status) ? { data } : { message: expect.any(String) }
    expect(await answer.json()).toMatchObject(shown)
    if (status === 409) expect(answer.headers.get('retry-after')).toBe('2')
    // Which order has the key is read again, to name it.
    const again = status === 422 ? looking.slice(0, 1) : []
    expect(requests()).toEqual([...looking, 'POST /order', ...again])
  },
)

it('empties the cart at the second try where the first one fails', async () => {
  let tries = 0
  const { send, requests, log } = startForMember({
    instead: (request) => {
      if (request !== 'DELETE /cart') return undefined
      tries += 1
      return tries === 1 ? new Response(null, { status: 502 }) : undefined
    },
  })
  expect((await send(placing)).status).toBe(201)
  expect(requests()).toEqual([...looking, 'POST /order', 'DELETE /cart', 'DELETE /cart'])
  expect(log).not.toContainEqual(expect.objectContaining({ event: 'cart-not-emptied' }))
})

it('answers with the placed order, and logs that the cart was not emptied', async () => {
  const { send, log } = startForMember({
    instead: when('DELETE /cart', () => new Response(null, { status: 503 })),
  })
  const answer = await send(placing)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ id: 5 })
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'cart-not-emptied', reason: expect.stringContaining('503') }),
  )
})

it.each([{ quantity: 0 }, { quantity: 1.5 }, { product: '١' }])(
  'names invalid items: %p (A5-82)',
  async (wrong) => {
    const { send, calls } = startForMember()
    const items = [{ product: 41, quantity: 1, ...wrong }]
    const answer = await send(placing, { body: { ...exampleOrderCreation, items } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('data.items')
    expect(calls).toEqual([])
  },
)

it('cancels an order while that is possible, and otherwise answers 409 without trying', async () => {
  const { send, requests } = startForMember()
  expect((await send('POST /orders/{id}/cancel')).status).toBe(200)
  expect(requests()).toEqual(['GET /order/5', 'POST /order/5/cancel'])

  const shipped = { ...ownThings.order('own'), status: 'SHIPPED', canBeCanceled: false }
  const late = startForMember({ instead: () => Response.json(shipped) })
  expect((await late.send('POST /orders/{id}/cancel')).status).toBe(409)
  expect(late.requests()).toEqual(['GET /order/5'])
})

it('answers with an order that is cancelled already, or meanwhile', async () => {
  const canceled = { ...ownThings.order('own'), status: 'CANCELED', canBeCanceled: false }
  const before = startForMember({ instead: () => Response.json(canceled) })
  const known = await before.send('POST /orders/{id}/cancel')
  expect([known.status, await known.json()]).toMatchObject([200, { status: 'CANCELED' }])
  expect(before.requests()).toEqual(['GET /order/5'])

  let isCanceled = false
  const meanwhile = startForMember({
    instead(request) {
      if (request !== 'POST /order/5/cancel')
        return isCanceled ? Response.json(canceled) : undefined
      isCanceled = true
      return new Response(null, { status: 500 })
    },
  })
  const late = await meanwhile.send('POST /orders/{id}/cancel')
  expect([late.status, await late.json()]).toMatchObject([200, { status: 'CANCELED' }])
  expect(meanwhile.requests()).toEqual(['GET /order/5', 'POST /order/5/cancel', 'GET /order/5'])
})

it('answers 502 if an order was not cancelled', async () => {
  const { send, requests } = startForMember({
    instead: when('POST', () => new Response(null, { status: 500 })),
  })
  expect((await send('POST /orders/{id}/cancel')).status).toBe(502)
  expect(requests()).toEqual(['GET /order/5', 'POST /order/5/cancel', 'GET /order/5'])
})

it('does not show an order without a user: a guest ordered it', async () => {
  const guests = { ...ownThings.order('own'), user: null }
  const { send } = startForMember({ instead: () => Response.json(guests) })
  for (const name of ['GET /orders/{id}', 'GET /orders/uuid/{uuid}', 'POST /orders/{id}/cancel']) {
    expect((await send(name)).status).toBe(404)
  }
})

describe('an order that an earlier request had placed', () => {
  const orderedAt = '2026-03-30T10:00:00.500+03:00'
  const line = (id: number, product: number, updatedAt: string) => ({
    id,
    product: { id: product },
    updatedAt,
  })
  const replay = (cart: () => Response) =>
    startForMember({
      instead(request) {
        if (request === 'GET /cart') return cart()
        if (request !== 'POST /order') return undefined
        const order = { ...ownThings.order('own'), createdAt: orderedAt }
        const headers = { 'idempotency-replayed': 'true' }
        return Response.json(order, { status: 201, headers })
      },
    })
  const cartOf =
    (...cartItems: object[]) =>
    () =>
      Response.json({ id: 77, cartItems })

  it('removes its items from the cart, and none that was added later', async () => {
    const { send, requests } = replay(
      cartOf(
        line(501, 41, '2026-03-30T06:59:00Z'),
        line(502, 41, '2026-03-30T10:00:00.500+03:00'),
        line(503, 41, '2026-03-30T10:00:01+03:00'),
        line(504, 42, '2026-03-30T06:59:00Z'),
      ),
    )
    expect((await send(placing)).status).toBe(201)
    expect(requests()).toEqual([...looking, 'POST /order', 'GET /cart', 'DELETE /cart/item/501'])
  })

  it('sends nothing further for an empty cart', async () => {
    const { send, requests } = replay(cartOf())
    expect((await send(placing)).status).toBe(201)
    expect(requests()).toEqual([...looking, 'POST /order', 'GET /cart'])
  })

  it('is answered even if the cart cannot be read, which is logged', async () => {
    const { send, log } = replay(() => new Response(null, { status: 503 }))
    const answer = await send(placing)
    expect(await answer.json()).toMatchObject({ id: 5 })
    expect(log).toContainEqual(expect.objectContaining({ event: 'cart-not-emptied' }))
  })
})

it.each(['/api/orders', '/api/orders/my-orders'])(
  'lists at %s one’s own orders only',
  async (url) => {
    const { send, requests } = startForMember()
    const answer = await send('GET /orders', {
      url: `${url}?status=SHIPPED&userId=8&user=8&pagination=false`,
    })
    expect(await answer.json()).toMatchObject({ results: [{ id: 5, floor: 'FIFTH_FLOOR_PLUS' }] })
    expect(requests()).toEqual(['GET /order/my-orders?status=SHIPPED&pagination=false'])
  },
)

it.each(['status=LOST', 'paymentStatus=FREE', 'ordering=user__password'])(
  'refuses %s instead of breaking the upstream',
  async (query) => {
    const { send, calls } = startForMember()
    expect((await send('GET /orders', { url: `/api/orders?${query}` })).status).toBe(400)
    expect(calls).toEqual([])
  },
)
