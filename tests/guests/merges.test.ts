import { runSize, sampleSeed, seededRandom } from '../support/long-run'
import { type Browser, type GuestShop, openGuestShop } from './guest-shop'

const merges = runSize(24, 60)
const products = [1, 2, 3]

type Random = () => number
/** Pieces by product. */
type Held = ReadonlyMap<number, number>

/** What happens between signing in and the end of the merge. */
const events = [
  'nothing',
  'a repetition',
  'two tabs',
  'a lost answer',
  'a request that never arrives',
  'a gateway that restarts',
  'a cart that has expired',
  'another person before',
] as const
type Event = (typeof events)[number]

let shop: GuestShop
beforeAll(async () => {
  shop = await openGuestShop()
})
afterAll(() => shop.close())

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1))

/** Some of the products, at times none. */
function someCart(random: Random): Held {
  const held = products.map((product) => [product, upTo(random, 4)] as const)
  return new Map(random() < 0.15 ? [] : held.filter(([, quantity]) => quantity > 0))
}

async function fill(browser: Browser, held: Held): Promise<void> {
  for (const [product, quantity] of held) await browser.add(product, quantity)
}

const setStock = (product: number, stock: number) =>
  shop.emulator.send(`/switches/products/${product}`, { stock, price: 10 })

/** Merges in the way of an event, and tells how many pieces of each product were said to be added. */
async function mergeAmid(event: Event, browser: Browser): Promise<Record<string, number>> {
  const ask = () => browser.send('POST', '/cart/merge', {})
  shop.endTroubles()
  const answers: Response[] = []
  if (event === 'two tabs') answers.push(...(await Promise.all([ask(), ask()])))
  if (event === 'a gateway that restarts') {
    answers.push(await ask())
    shop.restart()
  }
  if (event === 'a lost answer') shop.trouble(/merging/, 'lost')
  if (event === 'a request that never arrives') {
    shop.trouble(/merging/, 'unsent')
    await ask()
  }
  answers.push(await ask())
  if (event === 'a repetition') answers.push(await ask())
  const told = await Promise.all(answers.map(async (answer) => (await answer.json()).items))
  for (const answer of answers) browser.keep(answer)
  return Object.fromEntries(
    told.flat().map(({ product, added }: Record<string, number>) => [product, added]),
  )
}

/** Pieces after a merge: the API caps what both carts hold at the stock, and moves the rest as it is. */
function inCart(own: number, asked: number, stock: number): number {
  return own > 0 && asked > 0 ? Math.min(own + asked, stock) : own + asked
}

/** Stock that is short of what both carts hold in a third of the cases. */
const stockFor = (random: Random, asked: number) =>
  random() < 0.35 ? Math.max(1, asked - 1 - upTo(random, 2)) : 50

it.each(Array.from({ length: merges }, (_, at) => at))(
  'merge %i has the right quantities, and nothing of anybody else',
  async (at) => {
    const random = seededRandom(sampleSeed + at)
    const event = events[at % events.length] ?? 'nothing'
    const [owned, bought] = [someCart(random), someCart(random)]
    await shop.endCarts()
    for (const product of products) await setStock(product, 50)
    const elsewhere = shop.browser()
    await elsewhere.signIn()
    await fill(elsewhere, owned)
    const browser = shop.browser()
    if (event === 'another person before') {
      await fill(browser, someCart(random))
      await browser.signIn('superuser@example.gr')
      await browser.call('DELETE', '/_auth/session', {})
    }
    await fill(browser, bought)
    await browser.signIn()
    const isExpired = event === 'a cart that has expired'
    if (isExpired) await shop.endCarts()
    if (isExpired) await fill(elsewhere, owned)
    const asked = (product: number) => (isExpired ? 0 : (bought.get(product) ?? 0))
    const stocks = new Map<number, number>()
    for (const product of products) {
      const stock = stockFor(random, asked(product) + (owned.get(product) ?? 0))
      stocks.set(product, stock)
      await setStock(product, stock)
    }

    const told = await mergeAmid(event, browser)

    const wanted = products.map((product) =>
      inCart(owned.get(product) ?? 0, asked(product), stocks.get(product) ?? 0),
    )
    const added = products.map((product, at) =>
      Math.max(0, (wanted[at] ?? 0) - (owned.get(product) ?? 0)),
    )
    const cart = await browser.cart()
    expect(products.map((product) => cart[product] ?? 0)).toEqual(wanted)
    expect(products.map((product) => told[product] ?? 0)).toEqual(added)
    expect(await elsewhere.cart()).toEqual(cart)
    const stranger = shop.browser()
    expect(await stranger.cart()).toEqual({})
    await stranger.signIn('superuser@example.gr')
    expect(await stranger.cart()).toEqual({})
  },
)
