import * as z from 'zod/mini'
import { cart, cartItem, cartItemReceipt } from '#contract/shop/cart'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
beforeAll(async () => {
  await emulator.send('/switches/products/1', { stock: 5, price: 8 })
  await emulator.send('/switches/products/2', { stock: 9 })
})

const readCart = async (who = buyer) => z.parse(cart, (await who.call('GET', '/cart')).body)

async function put(product: number, quantity: number, who = buyer) {
  const { id } = await readCart(who)
  return who.call('POST', '/cart/item', { cart: id, product, quantity })
}
async function itemAfter(product: number, quantity: number) {
  const answer = await put(product, quantity)
  return z.parse(cartItemReceipt, answer.body)
}

describe('the cart of a user', () => {
  it('is created on first reading, stays the same, and belongs to one user', async () => {
    const first = await readCart()
    expect(first).toMatchObject({ user: buyer.id, cartItems: [], totalItems: 0, totalPrice: 0 })
    expect((await readCart()).id).toBe(first.id)
    expect((await readCart(other)).id).not.toBe(first.id)
  })

  it('grows one item when a product is added twice', async () => {
    expect((await put(1, 2)).status).toBe(201)
    const receipt = await itemAfter(1, 1)
    expect(receipt.quantity).toBe(3)
    const { cartItems, totalItems, totalItemsUnique } = await readCart()
    expect(cartItems.map(({ quantity }) => quantity)).toEqual([3])
    expect([totalItems, totalItemsUnique]).toEqual([3, 1])
  })

  it('sums up its items, newest item first', async () => {
    await put(1, 2)
    await put(2, 3)
    const { cartItems, ...sums } = await readCart()
    expect(cartItems.map(({ product }) => product.id)).toEqual([2, 1])
    for (const { totalPrice, finalPrice, quantity } of cartItems) {
      expect(totalPrice).toBeCloseTo(finalPrice * quantity, 2)
    }
    const [newest, oldest] = cartItems
    expect(sums.totalPrice).toBeCloseTo((newest?.totalPrice ?? 0) + (oldest?.totalPrice ?? 0), 2)
    expect(sums.totalVatValue).toBeCloseTo((newest?.vatValue ?? 0) + (oldest?.vatValue ?? 0), 2)
  })

  it('adds up the quantities of concurrent requests', async () => {
    await readCart()
    const answers = await Promise.all([1, 1, 1, 1, 1, 1, 1].map((quantity) => put(1, quantity)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 400, 400])
    expect((await readCart()).totalItems).toBe(5)
  })

  it('is emptied as a whole', async () => {
    await put(1, 1)
    expect((await buyer.call('DELETE', '/cart')).status).toBe(204)
    expect((await readCart()).cartItems).toEqual([])
  })
})

describe('an item of the cart', () => {
  it('changes its quantity and is removed', async () => {
    const { id } = await itemAfter(1, 1)
    const changed = await buyer.call('PUT', `/cart/item/${id}`, { quantity: 4 })
    expect(z.parse(cartItem, changed.body)).toMatchObject({ id, quantity: 4 })
    expect((await buyer.call('GET', `/cart/item/${id}`)).body).toMatchObject({ quantity: 4 })
    expect((await buyer.call('GET', '/cart/item')).body).toMatchObject({ count: 1 })
    expect((await buyer.call('DELETE', `/cart/item/${id}`)).status).toBe(204)
    expect((await buyer.call('DELETE', `/cart/item/${id}`)).status).toBe(404)
  })

  it('of another user is 403', async () => {
    const { id } = await itemAfter(1, 1)
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? undefined : { quantity: 1 }
      const answer = await other.call(method, `/cart/item/${id}`, body)
      expect({ method, status: answer.status }).toEqual({ method, status: 403 })
    }
    expect((await readCart()).totalItems).toBe(1)
  })

  it('never exceeds the stock, and is at least one', async () => {
    const tooMany = { quantity: [expect.stringContaining('διαθέσιμα 5')] }
    expect(await put(1, 6)).toMatchObject({ status: 400, body: tooMany })
    const { id } = await itemAfter(1, 5)
    expect(await put(1, 1)).toMatchObject({ status: 400, body: tooMany })
    for (const quantity of [6, 0, -1, 1.5, 'πολλά', null]) {
      const answer = await buyer.call('PUT', `/cart/item/${id}`, { quantity })
      expect(answer).toMatchObject({ status: 400, body: { quantity: [expect.any(String)] } })
    }
    expect((await readCart()).totalItems).toBe(5)
  })

  it('is refused for an unknown or inactive product and for an unknown cart', async () => {
    const refused = (body: object) => ({ status: 400, body })
    const messages = [expect.any(String)]
    expect(await put(4711, 1)).toMatchObject(refused({ product: messages }))
    await emulator.send('/switches/products/3', { active: false, stock: 3 })
    expect(await put(3, 1)).toMatchObject(refused({ product: messages }))
    const lost = { cart: 4711, product: 1, quantity: 1 }
    expect(await buyer.call('POST', '/cart/item', lost)).toMatchObject(refused({ cart: messages }))
    expect(await buyer.call('POST', '/cart/item', {})).toMatchObject(
      refused({ cart: messages, product: messages, quantity: messages }),
    )
  })
})
