import * as z from 'zod/mini'
import { cart } from '#contract/shop/cart'
import { guestCookieName } from '#gateway/session/guest-cookie'
import { type Browser, type GuestShop, openGuestShop } from './guest-shop'

let shop: GuestShop
let guest: Browser
beforeAll(async () => {
  shop = await openGuestShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.takeCalls()
  guest = shop.browser()
})

const cartCalls = () => shop.takeCalls().filter(({ call }) => / \/cart/.test(call))
const named = () => cartCalls().map(({ call, headers }) => [call, headers['x-cart-id'] ?? null])

describe('the cart of a guest', () => {
  it('is empty, and not asked for, until something is put into it', async () => {
    const { status, body } = await guest.call('GET', '/cart')
    expect([status, body]).toEqual([200, expect.objectContaining({ id: 0, cartItems: [] })])
    expect(z.safeParse(cart, body).success).toBe(true)
    expect((await guest.call('GET', '/cart')).body.uuid).toBe(body.uuid)
    expect((await guest.call('PUT', '/cart/items/1', { quantity: 2 })).status).toBe(404)
    expect((await guest.call('DELETE', '/cart/items/1', {})).status).toBe(404)
    expect(shop.takeCalls()).toEqual([])
    expect([...guest.jar.keys()]).toEqual([])
  })

  it('begins with the first item, and is opened by its uuid from then on', async () => {
    expect((await guest.add(1, 2)).status).toBe(201)
    expect([...guest.jar.keys()]).toEqual([guestCookieName])
    expect(named()).toEqual([['POST /cart/item', null]])
    const { body } = await guest.call('GET', '/cart')
    const [item] = body.cartItems
    expect((await guest.call('PUT', `/cart/items/${item.id}`, { quantity: 5 })).status).toBe(200)
    expect(await guest.cart()).toEqual({ 1: 5 })
    expect((await guest.call('DELETE', `/cart/items/${item.id}`, {})).status).toBe(204)
    expect(await guest.cart()).toEqual({})
    const ids = new Set(named().map(([, id]) => id))
    expect([ids.size, ids.has(null)]).toEqual([1, false])
  })

  it('has a uuid of our own, another one for a new cart; the one that opens it stays here', async () => {
    await guest.add(1, 2)
    const first = await guest.call('GET', '/cart')
    const api = cartCalls().at(-1)?.headers['x-cart-id'] ?? 'none'
    expect(first.body.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(JSON.stringify(first)).not.toContain(api)
    expect((await guest.call('GET', '/cart')).body.uuid).toBe(first.body.uuid)
    await shop.endCarts()
    expect((await guest.call('GET', '/cart')).body.uuid).not.toBe(first.body.uuid)
    expect(JSON.stringify(shop.log())).not.toContain(api)
  })

  it('says how many there are where these are too few', async () => {
    const { status, text } = await guest.add(1, 999)
    expect([status, text]).toEqual([400, expect.stringContaining('50')])
  })

  it('is a new one where the API has it no more, also for a change of an item', async () => {
    await guest.add(1, 2)
    const [item] = (await guest.call('GET', '/cart')).body.cartItems
    shop.pass(31 * 24 * 3_600_000)
    guest.jar.clear()
    await guest.add(1, 2)
    await shop.endCarts()
    expect((await guest.call('PUT', `/cart/items/${item.id}`, { quantity: 3 })).status).toBe(404)
    expect(await guest.cart()).toEqual({})
    expect((await guest.add(2, 1)).status).toBe(201)
    expect(await guest.cart()).toEqual({ 2: 1 })
  })

  it('is one for two tabs, whichever answer comes last, and also in place of one that is gone', async () => {
    await guest.add(1, 1)
    await shop.endCarts()
    const answers = await Promise.all([
      guest.send('POST', '/cart/items', { cart: 0, product: 1, quantity: 1 }),
      guest.send('POST', '/cart/items', { cart: 0, product: 2, quantity: 1 }),
    ])
    for (const answer of answers.reverse()) guest.keep(answer)
    expect(await guest.cart()).toEqual({ 1: 1, 2: 1 })
  })

  it('keeps what was added though the answer was lost', async () => {
    await guest.add(1, 1)
    shop.trouble(/POST \/cart\/item$/, 'lost')
    expect((await guest.add(1, 1)).status).toBe(502)
    expect(await guest.cart()).toEqual({ 1: 2 })
  })

  it.each([
    ['altered', (value: string) => `${value.slice(0, -3)}xyz`],
    ['doubled', (value: string) => `${value}; ${guestCookieName}=${value}`],
  ])('is empty with a cookie that is %s', async (_, altered) => {
    await guest.add(1, 2)
    guest.jar.set(guestCookieName, altered(guest.jar.get(guestCookieName) ?? ''))
    expect(await guest.cart()).toEqual({})
    expect((await guest.add(2, 1)).status).toBe(201)
    expect(await guest.cart()).toEqual({ 2: 1 })
  })

  it("refuses another browser's item like one that does not exist", async () => {
    await guest.add(1, 2)
    const [item] = (await guest.call('GET', '/cart')).body.cartItems
    const other = shop.browser()
    await other.add(2, 1)
    expect((await other.call('PUT', `/cart/items/${item.id}`, { quantity: 9 })).status).toBe(404)
    expect((await other.call('DELETE', `/cart/items/${item.id}`, {})).status).toBe(404)
    expect(await guest.cart()).toEqual({ 1: 2 })
  })
})

it("tells a guest the API's own limit", async () => {
  await shop.emulator.send('/switches/limits', { enabled: true })
  const statuses = new Set<number>()
  for (let sent = 0; sent <= 30; sent += 1) statuses.add((await guest.add(3, 1)).status)
  await shop.emulator.send('/switches/limits', { enabled: false })
  expect(statuses.has(429)).toBe(true)
})

it.each(['superusers', 'customers'])('is not for guests of a shop for %s', async (audience) => {
  const closed = await openGuestShop({ SHOP_AUDIENCE: audience })
  const visitor = closed.browser()
  const key = '7c2f91ab-04d3-4e68-8b77-000000000640'
  const statuses = [
    (await visitor.call('GET', '/cart')).status,
    (await visitor.add(1, 1)).status,
    (await visitor.order(key)).status,
    (await visitor.call('GET', `/orders/uuid/${key}`)).status,
  ]
  expect(statuses).toEqual([401, 401, 401, 401])
  expect(closed.takeCalls()).toEqual([])
  await closed.close()
})
