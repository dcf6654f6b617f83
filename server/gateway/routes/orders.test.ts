import { exampleOrderCreation } from '#contract/examples/order-examples'
import { requestOf } from '../testing/endpoint-requests'
import { placing, startOrderShop } from '../testing/order-shop'
import { ownThings } from '../testing/own-things'
import { startForMember, when } from '../testing/start-for-member'
import { memberSession } from '../testing/start-gateway'

it('takes nothing of what the API decides from the browser', async () => {
  const { send, sentBody } = startOrderShop()
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
  expect(sentBody()).toEqual({
    payWayId: 5,
    countryId: 'GR',
    regionId: 'GR-G',
    shippingKind: 'home_delivery',
    documentType: 'RECEIPT',
    customerNotes: expect.stringContaining('Το κουδούνι'),
    ...{ email: 'nefeli@example.gr', firstName: 'Νεφέλη', lastName: 'Δροσινού' },
    ...{ street: 'Ρυακίων', streetNumber: '12α', city: 'Πάτρα', zipcode: '26442' },
    phone: '6900000012',
  })
})

/** Without the lists that orders are shown with. */
const ofOrders = (requests: readonly string[]) => requests.filter((one) => one.includes('/order'))

it.each([null, '', 'order-1', '0a6c1f0e-3f5d-4b41-9d55', 'x'.repeat(36)])(
  'places no order under the key %p',
  async (key) => {
    const { ask, calls, cookieOf } = startForMember()
    const { init, url } = requestOf(placing)
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
  expect(ofOrders(requests())).toEqual(['GET /order/5', 'POST /order/5/cancel'])

  const shipped = { ...ownThings.order('own'), status: 'SHIPPED', canBeCanceled: false }
  const late = startForMember({ instead: () => Response.json(shipped) })
  expect((await late.send('POST /orders/{id}/cancel')).status).toBe(409)
  expect(ofOrders(late.requests())).toEqual(['GET /order/5'])
})

it('cancels no order whose status is unknown, whatever the API says of it', async () => {
  const held = { ...ownThings.order('own'), status: 'ON_HOLD', canBeCanceled: true }
  const { send, requests } = startForMember({ instead: () => Response.json(held) })
  expect((await send('POST /orders/{id}/cancel')).status).toBe(409)
  expect(ofOrders(requests())).toEqual(['GET /order/5'])
})

it('answers with an order that is cancelled already, or meanwhile', async () => {
  const canceled = { ...ownThings.order('own'), status: 'CANCELED', canBeCanceled: false }
  const before = startForMember({ instead: () => Response.json(canceled) })
  const known = await before.send('POST /orders/{id}/cancel')
  expect([known.status, await known.json()]).toMatchObject([200, { status: 'CANCELED' }])
  expect(ofOrders(before.requests())).toEqual(['GET /order/5'])

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
  expect(ofOrders(meanwhile.requests())).toEqual([
    'GET /order/5',
    'POST /order/5/cancel',
    'GET /order/5',
  ])
})

it('answers 502 if an order was not cancelled', async () => {
  const { send, requests } = startForMember({
    instead: when('POST', () => new Response(null, { status: 500 })),
  })
  expect((await send('POST /orders/{id}/cancel')).status).toBe(502)
  expect(ofOrders(requests())).toEqual(['GET /order/5', 'POST /order/5/cancel', 'GET /order/5'])
})

it('does not show an order without a user: a guest ordered it', async () => {
  const guests = { ...ownThings.order('own'), user: null }
  const { send } = startForMember({ instead: () => Response.json(guests) })
  for (const name of ['GET /orders/{id}', 'GET /orders/uuid/{uuid}', 'POST /orders/{id}/cancel']) {
    expect((await send(name)).status).toBe(404)
  }
})

describe('country, region and way to pay', () => {
  it('are read once for all orders', async () => {
    const { send, requests } = startForMember()
    for (const name of ['GET /orders', 'GET /orders/{id}', 'GET /orders/uuid/{uuid}']) {
      await send(name)
    }
    const read = requests().filter((one) => /country|region|pay_way/.test(one))
    expect(read.map((one) => one.split('?')[0])).toEqual([
      'GET /country',
      'GET /region',
      'GET /pay_way',
    ])
  })

  it('are missing where they cannot be read, and the order is not', async () => {
    const { send, log } = startForMember({
      instead: when('GET /region', () => new Response(null, { status: 503 })),
    })
    const answer = await send('GET /orders/{id}')
    expect(await answer.json()).toMatchObject({ id: 5, country: null, region: null, payWay: null })
    expect(log).toContainEqual(expect.objectContaining({ event: 'order-lists-unread' }))
  })

  it('are those of before where they cannot be read again', async () => {
    let isDown = false
    const { send, time } = startForMember({
      instead: (request) =>
        isDown && request === 'GET /pay_way' ? new Response(null, { status: 503 }) : undefined,
    })
    await send('GET /orders/{id}')
    isDown = true
    time.now += 120_000
    const answer = await send('GET /orders/{id}')
    expect(await answer.json()).toMatchObject({ payWay: { id: 5 }, country: { alpha2: 'GR' } })
  })
})

it('lists one’s own orders only', async () => {
  const { send, requests } = startForMember()
  const answer = await send('GET /orders', {
    url: `/api/orders?status=SHIPPED&userId=8&user=8&pagination=false`,
  })
  expect(await answer.json()).toMatchObject({ results: [{ id: 5, payWay: { id: 5 } }] })
  expect(requests()).toContain('GET /order/my_orders?status=SHIPPED&pagination=false')
})

it.each(['status=LOST', 'paymentStatus=FREE', 'ordering=user__password'])(
  'refuses %s instead of breaking the upstream',
  async (query) => {
    const { send, calls } = startForMember()
    expect((await send('GET /orders', { url: `/api/orders?${query}` })).status).toBe(400)
    expect(calls).toEqual([])
  },
)
