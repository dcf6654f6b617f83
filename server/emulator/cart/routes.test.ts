import * as z from 'zod'
import { guest } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
beforeAll(async () => {
  await emulator.send('/switches/products/1', { stock: 5, price: 8 })
  await emulator.send('/switches/products/2', { stock: 9 })
})

const item = z.looseObject({
  ...{ id: z.number(), cartId: z.string(), quantity: z.number(), totalPrice: z.number() },
  ...{ finalPrice: z.number(), vatValue: z.number() },
  product: z.looseObject({ id: z.number() }),
})
const cart = z.looseObject({
  ...{ id: z.number(), uuid: z.string(), totalPrice: z.number(), totalVatValue: z.number() },
  ...{ totalItems: z.number(), totalItemsUnique: z.number(), totalWeightGrams: z.number() },
  items: z.array(item),
})

const readCart = async (who: Pick<typeof buyer, 'call'> = buyer, headers: object = {}) =>
  cart.parse((await who.call('GET', '/cart', undefined, headers)).body)

const put = (product: number, quantity: number, who: Pick<typeof buyer, 'call'> = buyer) =>
  who.call('POST', '/cart/item', { product, quantity })

const itemAfter = async (product: number, quantity: number) =>
  item.parse((await put(product, quantity)).body)

describe('the cart of a user', () => {
  it('is created on first reading, stays the same, and belongs to one user', async () => {
    const first = await readCart()
    expect(first).toMatchObject({ user: buyer.id, items: [], totalItems: 0, totalPrice: 0 })
    expect((await readCart()).id).toBe(first.id)
    expect((await readCart(other)).id).not.toBe(first.id)
  })

  it('grows one item when a product is added twice', async () => {
    expect((await put(1, 2)).status).toBe(201)
    const receipt = await itemAfter(1, 1)
    expect(receipt.quantity).toBe(3)
    const { items, totalItems, totalItemsUnique } = await readCart()
    expect(items.map(({ quantity }) => quantity)).toEqual([3])
    expect([totalItems, totalItemsUnique]).toEqual([3, 1])
  })

  it('sums up its items, newest item first', async () => {
    await put(1, 2)
    await put(2, 3)
    const { items, ...sums } = await readCart()
    expect(items.map(({ product }) => product.id)).toEqual([2, 1])
    for (const { totalPrice, finalPrice, quantity } of items) {
      expect(totalPrice).toBeCloseTo(finalPrice * quantity, 2)
    }
    const [newest, oldest] = items
    expect(sums.totalPrice).toBeCloseTo((newest?.totalPrice ?? 0) + (oldest?.totalPrice ?? 0), 2)
    expect(sums.totalVatValue).toBeCloseTo((newest?.vatValue ?? 0) + (oldest?.vatValue ?? 0), 2)
  })

  it('adds up the quantities of concurrent requests', async () => {
    await readCart()
    const answers = await Promise.all([1, 1, 1, 1, 1, 1, 1].map((quantity) => put(1, quantity)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 400, 400])
    expect((await readCart()).totalItems).toBe(5)
  })

  it('is deleted as a whole: the next one has another id', async () => {
    await put(1, 1)
    const { id } = await readCart()
    expect((await buyer.call('DELETE', '/cart')).status).toBe(204)
    const next = await readCart()
    expect(next.items).toEqual([])
    expect(next.id).not.toBe(id)
  })
})

describe('an item of the cart', () => {
  it('of another user is 403', async () => {
    const { id } = await itemAfter(1, 1)
    for (const method of ['PUT', 'DELETE']) {
      const answer = await other.call(method, `/cart/item/${id}`, { quantity: 1 })
      expect({ method, status: answer.status }).toEqual({ method, status: 403 })
    }
    expect((await readCart()).totalItems).toBe(1)
  })

  it('never exceeds the stock, and is at least one', async () => {
    const tooMany = (wanted: number) => ({
      nonFieldErrors: [
        expect.stringMatching(
          new RegExp(`^Not enough stock for '.+'\\. Available: 5, Requested: ${wanted}$`),
        ),
      ],
    })
    expect(await put(1, 6)).toMatchObject({ status: 400, body: tooMany(6) })
    const { id } = await itemAfter(1, 5)
    expect(await put(1, 1)).toMatchObject({ status: 400, body: tooMany(6) })
    const changed = await buyer.call('PUT', `/cart/item/${id}`, { quantity: 7 })
    expect(changed).toMatchObject({ status: 400, body: tooMany(7) })
    for (const quantity of [0, -1, 1.5, 'πολλά', null]) {
      const answer = await buyer.call('PUT', `/cart/item/${id}`, { quantity })
      expect(answer).toMatchObject({ status: 400, body: { quantity: [expect.any(String)] } })
    }
    expect((await readCart()).totalItems).toBe(5)
  })

  it('is refused for an unknown or inactive product', async () => {
    const refused = (body: object) => ({ status: 400, body })
    const messages = [expect.any(String)]
    expect(await put(4711, 1)).toMatchObject(refused({ product: messages }))
    await emulator.send('/switches/products/3', { active: false, stock: 3 })
    const notOnSale = [expect.stringMatching(/^Product '.+' is not available\.$/)]
    expect(await put(3, 1)).toMatchObject(refused({ nonFieldErrors: notOnSale }))
    const zero = ['Quantity must be greater than zero.']
    expect(await put(1, 0)).toMatchObject(refused({ quantity: zero }))
    expect(await put(1, 1000)).toMatchObject(refused({ quantity: ['Quantity cannot exceed 999.'] }))
    expect(await buyer.call('POST', '/cart/item', {})).toMatchObject(refused({ product: messages }))
  })
})

describe('the cart of a guest', () => {
  const named = (uuid: string) => ({ 'x-cart-id': uuid })

  it('is a new one at each reading without its uuid', async () => {
    const [one, two] = [await readCart(guest(emulator)), await readCart(guest(emulator))]
    expect(one.uuid).not.toBe(two.uuid)
    expect(one).toMatchObject({ user: null, items: [] })
  })

  it('is opened by its uuid, and by no number', async () => {
    const { cartId, id } = item.parse((await put(2, 2, guest(emulator))).body)
    const mine = await readCart(guest(emulator), named(cartId))
    expect(mine).toMatchObject({ uuid: cartId, totalItems: 2 })
    expect((await readCart(guest(emulator), named(String(mine.id)))).id).not.toBe(mine.id)
    expect((await guest(emulator).call('DELETE', `/cart/item/${id}`)).status).toBe(401)
    expect((await other.call('DELETE', `/cart/item/${id}`)).status).toBe(403)
  })

  it('is gone thirty days after its last use', async () => {
    const { cartId } = item.parse((await put(2, 2, guest(emulator))).body)
    const day = 24 * 3_600_000
    const now = emulator.clock.at
    emulator.clock.at = new Date(now.getTime() + 29 * day)
    expect((await readCart(guest(emulator), named(cartId))).uuid).toBe(cartId)
    emulator.clock.at = new Date(now.getTime() + 31 * day)
    expect((await readCart(guest(emulator), named(cartId))).uuid).not.toBe(cartId)
    emulator.clock.at = now
  })

  it('is merged into that of a person who names it: once, and capped at the stock', async () => {
    const first = item.parse((await put(1, 4, guest(emulator))).body)
    const headers = named(first.cartId)
    await guest(emulator).call('POST', '/cart/item', { product: 2, quantity: 1 }, headers)
    await put(1, 3)
    const merged = await readCart(buyer, headers)
    const quantities = merged.items.map(({ product, quantity }) => [product.id, quantity])
    expect(quantities.toSorted()).toEqual([
      [1, 5],
      [2, 1],
    ])
    expect((await readCart(buyer, headers)).totalItems).toBe(6)
    expect((await readCart(guest(emulator), headers)).uuid).not.toBe(first.cartId)
  })
})

it('lets a person write sixty times a minute, and a guest thirty', async () => {
  const refused = async (who: Pick<typeof buyer, 'call'>, most: number) => {
    const statuses = []
    for (let sent = 0; sent <= most; sent += 1) statuses.push((await put(4711, 1, who)).status)
    return statuses.indexOf(429)
  }
  expect(await refused(buyer, 60)).toBe(60)
  expect(await refused(guest(emulator), 30)).toBeLessThanOrEqual(30)
  const answer = await put(1, 1)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(answer.body).toEqual({ detail: expect.stringContaining('Expected available in') })
})
