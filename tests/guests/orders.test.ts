import { mailsTo } from '#emulator/testing/auth-client'
import { type Browser, type GuestShop, guestEmail, openGuestShop, problemIn } from './guest-shop'

let shop: GuestShop
let guest: Browser
let key = ''
beforeAll(async () => {
  shop = await openGuestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetOrders()
  guest = shop.browser()
  key = shop.newKey()
})

const made = async () => (await shop.orders()).length
const placing = /POST \/order$/

describe('an order of a guest', () => {
  it('is placed of the cart, belongs to nobody, and is told by mail', async () => {
    await shop.fill(guest)
    const { status, body } = await guest.order(key)
    expect([status, body.user, body.email]).toEqual([201, null, guestEmail])
    expect(await guest.cart()).toEqual({})
    expect((await mailsTo(shop.emulator, guestEmail)).at(-1)?.text).toContain(String(body.id))
  })

  it('is of what was shown, whatever else is in the cart', async () => {
    await guest.add(2, 1)
    const { body } = await guest.order(key)
    expect(body.items.map((item: { quantity: number }) => item.quantity)).toEqual([2])
    expect(body.items[0].product.id).toBe(1)
  })

  it('is one with the same key twice, and three times at once', async () => {
    await shop.fill(guest)
    const first = await guest.order(key)
    expect((await guest.order(key)).body.uuid).toBe(first.body.uuid)
    await shop.fill(guest)
    const other = shop.newKey()
    const three = await Promise.all([1, 2, 3].map(() => guest.order(other)))
    expect(new Set(three.map(({ body }) => body.uuid)).size).toBe(1)
    expect(await made()).toBe(2)
  })

  it('is one where its answer was lost on the way to us', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'lost')
    expect((await guest.order(key)).status).toBe(201)
    expect((await guest.order(key, { sentSecondsAgo: 1 })).status).toBe(201)
    expect(await made()).toBe(1)
  })

  it.each(['remembers', 'has forgotten'])(
    'is one where its answer was lost on the way to the browser, by a gateway that %s it',
    async (memory) => {
      await shop.fill(guest)
      const { uuid } = await (await guest.orderLost(key)).json()
      if (memory === 'has forgotten') shop.restart()
      const again = await guest.order(key, { sentSecondsAgo: 1 })
      expect([again.status, again.body.uuid]).toEqual([201, uuid])
      expect((await guest.call('GET', `/orders/uuid/${uuid}`)).status).toBe(200)
      expect(await made()).toBe(1)
    },
  )

  it('is known from another address, too, to a gateway that has seen it', async () => {
    await shop.fill(guest)
    const { uuid } = await (await guest.orderLost(key)).json()
    guest.moveTo('198.51.100.9')
    expect((await guest.order(key, { sentSecondsAgo: 1 })).body.uuid).toBe(uuid)
  })

  it('is told as placed where nobody can find it: another address, and a gateway that forgot', async () => {
    await shop.fill(guest)
    await guest.orderLost(key)
    shop.restart()
    guest.moveTo('198.51.100.9')
    shop.pass(5000)
    const unseen = [409, 'orderPlacedUnseen']
    expect(problemIn(await guest.order(key, { sentSecondsAgo: 5 }))).toEqual(unseen)
    await guest.add(2, 1)
    expect(problemIn(await guest.order(key, { sentSecondsAgo: 6 }))).toEqual(unseen)
    expect(await made()).toBe(1)
    // What comes into the cart afterwards is another purchase.
    const items = [{ product: 2, quantity: 1 }]
    const next = await guest.order(shop.newKey(), { items })
    expect(next.status).toBe(201)
  })

  it('is told as placed where another tab sends the same cart with another key', async () => {
    await shop.fill(guest)
    await guest.orderLost(key)
    shop.restart()
    const answer = await guest.order(shop.newKey(), { street: 'Αλλού' })
    expect(problemIn(answer)).toEqual([409, 'orderPlacedUnseen'])
    expect(await made()).toBe(1)
  })

  it('is told as placed where the API forgot the key, too', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'forgotten')
    expect(problemIn(await guest.order(key))).toEqual([409, 'orderPlacedUnseen'])
    expect(problemIn(await guest.order(key, { sentSecondsAgo: 1 }))).toEqual([
      409,
      'orderPlacedUnseen',
    ])
    expect(await made()).toBe(1)
  })

  it('is certainly not placed where it never arrived, and is placed at the next try', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'unsent')
    expect(problemIn(await guest.order(key))).toEqual([503, 'orderNotSent'])
    expect((await guest.order(key)).status).toBe(201)
    expect(await made()).toBe(1)
  })

  it('is placed where it never arrived, and the address changed', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'unsent')
    shop.trouble(placing, 'unsent')
    expect(problemIn(await guest.order(key))).toEqual([504, 'orderUnknown'])
    shop.restart()
    guest.moveTo('198.51.100.9')
    expect((await guest.order(key, { sentSecondsAgo: 9 })).status).toBe(201)
    expect(await made()).toBe(1)
  })

  it('is refused with the fields, and placed with a mended body under the same key', async () => {
    await shop.fill(guest)
    const refused = await guest.order(key, { phone: '12' })
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([400, ['phone']])
    const spam = await guest.order(key, { email: 'someone@mailinator.com' })
    expect([spam.status, Object.keys(spam.body.data)]).toEqual([400, ['email']])
    expect((await guest.order(key)).status).toBe(201)
  })

  it('names what there is too little of', async () => {
    await shop.fill(guest)
    await shop.emulator.send('/switches/products/1', { stock: 1 })
    const { status, body } = await guest.order(key)
    await shop.emulator.send('/switches/products/1', { stock: 50 })
    expect([status, body.data.items]).toEqual([400, [{ quantity: [expect.any(String)] }]])
  })

  it('is of the changed cart where that was sent', async () => {
    await shop.fill(guest)
    await guest.add(2, 3)
    const items = [
      { product: 1, quantity: 2 },
      { product: 2, quantity: 3 },
    ]
    await guest.add(1, 1)
    const { status, body } = await guest.order(key, { items })
    expect([status, body.items.length]).toEqual([201, 2])
  })

  it('is not sent by a browser that keeps nothing, until it has what finds it again', async () => {
    expect(problemIn(await guest.order(key))).toEqual([503, 'orderNotSent'])
    expect((await guest.order(key)).status).toBe(201)
    const without = shop.browser()
    const lost = [409, 'orderKeyLost']
    expect(problemIn(await without.order(key, { sentSecondsAgo: 60 }))).toEqual(lost)
    shop.pass(1000)
    expect(problemIn(await without.order(key, { sentSecondsAgo: 61 }))).toEqual(lost)
    expect(await made()).toBe(1)
  })

  it('is one where it is sent twice at once by a browser without a cookie', async () => {
    const both = await Promise.all([guest.order(key), guest.order(key)])
    expect(both.map(({ status }) => status)).toEqual([503, 503])
  })

  it('has the key of no other browser, at the same address', async () => {
    await shop.fill(guest)
    const { body } = await guest.order(key)
    const other = shop.browser()
    await shop.fill(other)
    expect((await other.order(key)).body.uuid).not.toBe(body.uuid)
  })
})

it('are limited by the address, as each sends a mail', async () => {
  const limited = await openGuestShop({ RATE_LIMITS: 'on' })
  const visitor = limited.browser()
  const statuses: number[] = []
  const more = { items: [{ product: 1, quantity: 1 }], agreedTotal: undefined }
  for (let sent = 0; sent < 22; sent += 1) {
    await visitor.add(1, 1)
    const own = limited.newKey()
    statuses.push((await visitor.order(own, more)).status)
  }
  expect([statuses.indexOf(429), statuses.lastIndexOf(201)]).toEqual([20, 19])
  const elsewhere = limited.browser('198.51.100.9')
  await elsewhere.add(1, 2)
  expect((await elsewhere.order(key)).status).toBe(201)
  await limited.close()
})
