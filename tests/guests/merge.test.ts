import { guestCookieName } from '#gateway/session/guest-cookie'
import { type Browser, type GuestShop, openGuestShop } from './guest-shop'

let shop: GuestShop
let browser: Browser
beforeAll(async () => {
  shop = await openGuestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.endCarts()
  await setStock(50)
  browser = shop.browser()
  shop.takeCalls()
})

const setStock = (stock: number) => shop.emulator.send('/switches/products/1', { stock, price: 10 })

/** What a member had in the cart, and what the guest of the same browser puts into one. */
async function signInWith(held: readonly [number, number][], bought: readonly [number, number][]) {
  const before = shop.browser()
  await before.signIn()
  for (const [product, quantity] of held) await before.add(product, quantity)
  for (const [product, quantity] of bought) await browser.add(product, quantity)
  await browser.signIn()
}

const hasGuestCart = async () => (await browser.call('GET', '/_auth/session')).body.hasGuestCart
const merged = async () =>
  (await browser.merge()).body.items.map(({ product, asked, added }: Record<string, number>) => [
    product,
    asked,
    added,
  ])

describe('the cart of a guest who signs in', () => {
  it('is told of, and left alone until it is merged', async () => {
    await signInWith([[1, 1]], [[2, 3]])
    expect(await hasGuestCart()).toBe(true)
    expect(await browser.cart()).toEqual({ 1: 1 })
    expect(shop.takeCalls().filter(({ call }) => /merging/.test(call))).toEqual([])
  })

  it('comes into that of the member, once', async () => {
    await signInWith(
      [[1, 1]],
      [
        [1, 2],
        [2, 3],
      ],
    )
    expect((await merged()).toSorted()).toEqual([
      [1, 2, 2],
      [2, 3, 3],
    ])
    expect(await browser.cart()).toEqual({ 1: 3, 2: 3 })
    expect(await hasGuestCart()).toBeUndefined()
    expect(await merged()).toEqual([])
    expect(await browser.cart()).toEqual({ 1: 3, 2: 3 })
  })

  it('is told with the name of each product', async () => {
    await signInWith([], [[1, 2]])
    const [item] = (await browser.merge()).body.items
    expect(item.name).toMatch(/\p{Script=Greek}/u)
  })

  it.each([
    [5, 3, 4, 2],
    [5, 5, 4, 0],
    [4, 1, 3, 3],
  ])(
    'is capped at a stock of %i: %i there, %i asked, %i added',
    async (stock, there, asked, added) => {
      await signInWith([[1, there]], [[1, asked]])
      await setStock(stock)
      expect(await merged()).toEqual([[1, asked, added]])
      expect(await browser.cart()).toEqual({ 1: there + added })
    },
  )

  it('is nothing where there was none, an empty one, or one that is gone', async () => {
    await browser.signIn()
    expect(await merged()).toEqual([])
    const empty = shop.browser()
    await empty.add(1, 1)
    const [item] = (await empty.call('GET', '/cart')).body.cartItems
    await empty.call('DELETE', `/cart/items/${item.id}`, {})
    await empty.signIn()
    expect((await empty.merge()).body).toEqual({ items: [] })
    const late = shop.browser()
    await late.add(1, 1)
    await shop.endCarts()
    await late.signIn()
    expect((await late.merge()).body).toEqual({ items: [] })
    expect((await late.call('GET', '/_auth/session')).body.hasGuestCart).toBeUndefined()
  })

  it.each(['remembers', 'has forgotten'])(
    'is merged once by two tabs, by a gateway that %s the first of them',
    async (memory) => {
      await signInWith([[1, 1]], [[1, 2]])
      const ask = () => browser.send('POST', '/cart/merge', {})
      const answers = memory === 'remembers' ? await Promise.all([ask(), ask()]) : [await ask()]
      if (memory === 'has forgotten') {
        shop.restart()
        answers.push(await ask())
      }
      const items = await Promise.all(answers.map(async (one) => (await one.json()).items.length))
      expect(items.toSorted()).toEqual([0, 1])
      expect(await browser.cart()).toEqual({ 1: 3 })
    },
  )

  it('is told where the answer to the merge was lost', async () => {
    await signInWith([[1, 1]], [[1, 2]])
    shop.trouble(/merging/, 'lost')
    expect(await merged()).toEqual([[1, 2, 2]])
    expect(await browser.cart()).toEqual({ 1: 3 })
    expect(await hasGuestCart()).toBeUndefined()
  })

  it('stays where the API could not be asked, and is merged at the next try', async () => {
    await signInWith([[1, 1]], [[1, 2]])
    shop.trouble(/merging/, 'unsent')
    expect((await browser.merge()).status).toBe(502)
    expect(await hasGuestCart()).toBe(true)
    expect(await merged()).toEqual([[1, 2, 2]])
  })

  it('is not read where its answer to the browser was lost, and not merged twice', async () => {
    await signInWith([[1, 1]], [[1, 2]])
    await browser.send('POST', '/cart/merge', {})
    expect(await merged()).toEqual([])
    expect(await browser.cart()).toEqual({ 1: 3 })
  })

  it('is not that of the next person after signing out', async () => {
    await signInWith([], [[1, 2]])
    await browser.call('DELETE', '/_auth/session', {})
    expect([...browser.jar.keys()]).toEqual([])
    await browser.signIn('superuser@example.gr')
    expect(await hasGuestCart()).toBeUndefined()
    expect(await merged()).toEqual([])
  })

  it.each([
    ['DELETE', '/_allauth/app/v1/auth/session'],
    ['DELETE', '/_auth/session'],
  ])('ends with %s %s, also for a late answer', async (method, path) => {
    await browser.add(1, 2)
    const old = browser.jar.get(guestCookieName) ?? ''
    await browser.signIn()
    await browser.call(method, path, {})
    expect(browser.jar.has(guestCookieName)).toBe(false)
    browser.jar.clear()
    browser.jar.set(guestCookieName, old)
    expect(await browser.cart()).toEqual({})
    expect(browser.jar.get(guestCookieName)).toBe(old)
  })
})
