import { exampleOrderCreation } from '#contract/examples/order-examples'
import { encryptGuest, guestCookieOf } from '../session/guest-cookie'
import { requestOf } from '../testing/endpoint-requests'
import { unreachable } from '../testing/failing-upstream'
import { orderOf, placing, startOrderShop, written } from '../testing/order-shop'
import { when } from '../testing/start-for-member'
import { encryptionDeps, testTime } from '../testing/start-gateway'

/** What makes an order unreadable, though it says how it stands. */
const faults: [string, object][] = [
  ['costs of delivery', { shippingPrice: null }],
  ['address of mail', { email: null }],
  ['country', { country: 30 }],
  ['name', { firstName: null }],
]

const ofToday = { createdAt: new Date(testTime - 60_000).toISOString() }
const waiting = { ...ofToday, isOnlinePayment: true, paymentStatus: 'PENDING', status: 'PENDING' }
const orderWith = (more: object) => ({ ...orderOf(), ...waiting, ...more }) as never

const unpaid = (uuid: string) => [409, { data: { code: 'orderUnpaid', uuid } }]

describe('an order that waits to be paid and of which something cannot be read', () => {
  it.each(faults)(
    'is named before another one is made, without its %s (R552)',
    async (_, fault) => {
      const { send, orders, requests } = startOrderShop()
      orders.push(orderWith(fault))
      const answer = await send(placing)
      expect([answer.status, await answer.json()]).toMatchObject(unpaid(orderOf().uuid))
      expect(written(requests())).toEqual([])
    },
  )

  it.each(faults)('is no order that is not there, without its %s (R552)', async (_, fault) => {
    const { send, orders } = startOrderShop({
      instead: when('GET /order/uuid', () => Response.json(orderWith(fault))),
    })
    orders.push(orderWith(fault))
    expect((await send('GET /orders/unpaid')).status).toBe(502)
  })

  it.each(faults)('of a guest is as much, without its %s (R552)', async (_, fault) => {
    const { id, uuid } = orderOf()
    const { ask, requests } = startOrderShop({
      instead: when('GET /order/uuid', () =>
        Response.json({ ...(orderWith(fault) as object), user: null }),
      ),
      variables: { SHOP_AUDIENCE: 'everyone' },
    })
    const guest = {
      ...{ secret: 'pq7Zt0mWc2LxAe5KpqRsTu', since: testTime - 1000, changedAt: testTime },
      ...{ cart: uuid, cartGoneAt: null, orders: [{ id, uuid }] },
    }
    const cookie = guestCookieOf(await encryptGuest(await encryptionDeps(), guest)).split(';')[0]
    const headers = { cookie: cookie ?? '' }
    expect((await ask('/api/orders/unpaid', { headers })).status).toBe(502)
    const { url, init } = requestOf(placing)
    const sent = new Headers(init.headers)
    sent.set('cookie', headers.cookie)
    const answer = await ask(url, { ...init, headers: sent })
    expect([answer.status, await answer.json()]).toMatchObject(unpaid(uuid))
    expect(written(requests())).toEqual([])
  })

  it.each([
    ['is over', { createdAt: new Date(testTime - 25 * 3_600_000).toISOString() }],
    ['was cancelled', { status: 'CANCELED' }],
    ['is paid', { paymentStatus: 'COMPLETED' }],
    ['is paid at the door', { isOnlinePayment: false }],
    ['is another person’s', { user: 8 }],
    ['has no state', { status: undefined, uuid: null }],
  ])('keeps nobody from ordering once it %s', async (_, more) => {
    const { send, orders } = startOrderShop()
    orders.push(orderWith({ shippingPrice: null, ...more }))
    expect((await send(placing)).status).toBe(201)
    expect(await (await send('GET /orders/unpaid')).json()).toEqual({ order: null })
  })
})

describe('an order of which something cannot be read', () => {
  const shown = { body: { ...exampleOrderCreation, agreedTotal: 29.26 } }

  it.each([
    ...faults,
    ['items', { items: [null] }],
    ['products', { items: [{ ...orderOf().items[0], product: null }] }],
  ])('may be the one of the cart that is empty now, without its %s', async (_, fault) => {
    const { send, orders } = startOrderShop({ inCart: 0 })
    orders.push({ ...orderOf(), ...ofToday, ...fault } as never)
    const answer = await send(placing, shown)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { data: { code: 'orderDiffers', uuid: orderOf().uuid } },
    ])
    expect(orders).toHaveLength(1)
  })

  it('is none of a cart that is full', async () => {
    const { send, orders } = startOrderShop()
    orders.push({ ...orderOf(), ...ofToday, shippingPrice: null } as never)
    expect((await send(placing, shown)).status).toBe(201)
    expect(orders).toHaveLength(2)
  })

  it.each(faults)('may be the one whose answer is lost, without its %s', async (_, fault) => {
    const { send, orders } = startOrderShop({
      isKept: false,
      line: () => {
        Object.assign(orders[0] ?? {}, fault)
        return unreachable()
      },
    })
    const answer = await send(placing)
    expect([answer.status, await answer.json()]).toMatchObject([
      504,
      { data: { code: 'orderUnknown' } },
    ])
  })
})
