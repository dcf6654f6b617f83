import { type Browser, type GuestShop, openGuestShop, problemIn } from './guest-shop'

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

describe('an order that a guest has sent, and who signed in before its answer came', () => {
  const sent = { sentSecondsAgo: 1 }
  const notPlaced = [404, 'orderNotPlaced']
  const unseen = [409, 'orderPlacedUnseen']
  const signIn = async () => {
    shop.pass(1000)
    await guest.signIn()
    await guest.merge()
  }
  const find = async () => problemIn(await guest.findSent(key, sent))

  it.each(['remembers', 'has forgotten'])('is found by a gateway that %s it', async (memory) => {
    await shop.fill(guest)
    const { uuid } = await (await guest.orderLost(key)).json()
    if (memory === 'has forgotten') shop.restart()
    await signIn()
    const found = await guest.findSent(key, sent)
    expect([found.status, found.body.uuid]).toEqual([200, uuid])
    expect((await guest.call('GET', `/orders/uuid/${uuid}`)).status).toBe(200)
    expect(await made()).toBe(1)
  })

  it('is placed by no question, and by no late request, where it never arrived', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'unsent')
    shop.trouble(placing, 'unsent')
    expect(problemIn(await guest.order(key))).toEqual([504, 'orderUnknown'])
    await signIn()
    expect(await find()).toEqual(notPlaced)
    expect(await find()).toEqual(notPlaced)
    expect(await made()).toBe(0)
  })

  it('was not placed where the cart is gone by a merge, also one without an answer', async () => {
    await shop.fill(guest)
    shop.trouble(placing, 'unsent')
    shop.trouble(placing, 'unsent')
    await guest.order(key)
    shop.trouble(/merging/, 'lost')
    await signIn()
    expect(await find()).toEqual(notPlaced)
  })

  it('was placed where nobody can find it: another address, and a gateway that forgot', async () => {
    await shop.fill(guest)
    await guest.orderLost(key)
    shop.restart()
    guest.moveTo('198.51.100.9')
    await signIn()
    expect(await find()).toEqual(unseen)
  })

  it('is found from another address by a gateway that has seen it', async () => {
    await shop.fill(guest)
    const { uuid } = await (await guest.orderLost(key)).json()
    guest.moveTo('198.51.100.9')
    await signIn()
    expect((await guest.findSent(key, sent)).body.uuid).toBe(uuid)
  })

  it('is not said to be placed where an earlier cart is gone', async () => {
    await guest.add(2, 1)
    await shop.endCarts()
    await shop.fill(guest)
    shop.trouble(placing, 'unsent')
    shop.trouble(placing, 'unsent')
    await guest.order(key)
    await signIn()
    expect((await find())[1]).not.toBe('orderNotPlaced')
  })

  it('is unknown for ever to a browser that has lost the cookie', async () => {
    await shop.fill(guest)
    await guest.orderLost(key)
    guest.jar.clear()
    await signIn()
    expect(await find()).toEqual([409, 'orderKeyLost'])
  })

  it('is known again once the API can be asked', async () => {
    await shop.fill(guest)
    await guest.orderLost(key)
    await signIn()
    shop.trouble(placing, 'unsent')
    expect(await find()).toEqual([503, 'orderNotSent'])
    expect((await guest.findSent(key, sent)).status).toBe(200)
  })
})
