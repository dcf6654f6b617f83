import * as z from 'zod/mini'
import { cart } from '#contract/shop/cart'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const shopper = shopperPerTest(api)
beforeAll(async () => {
  await api.send('/switches/products/1', { stock: 2 })
})

const readCart = async () => z.parse(cart, (await shopper.call('GET', '/cart')).body)
const post = (cartId: number, product: number, quantity = 1) =>
  shopper.call('POST', '/cart/item', { cart: cartId, product, quantity })

describe('the cart of the API in plain mode, as recorded', () => {
  it('is deleted as a whole; the next one has another id', async () => {
    const { id } = await readCart()
    expect((await post(id, 1)).status).toBe(201)
    expect(await shopper.call('DELETE', '/cart')).toMatchObject({ status: 204, body: undefined })
    const next = await readCart()
    expect(next.id).not.toBe(id)
    expect(next.cartItems).toEqual([])
    expect(await post(id, 1)).toMatchObject({
      status: 400,
      body: { cart: [`Λάθος κλειδί "${id}" - το αντικείμενο δεν υπάρχει.`] },
    })
  })

  it('accepts more than the stock: only an order is refused for it', async () => {
    const { id } = await readCart()
    const { body } = await post(id, 1, 3)
    expect(body).toEqual({ id: expect.any(Number), cart: id, product: 1, quantity: 3 })
    const [item] = (await readCart()).cartItems
    const changed = await shopper.call('PUT', `/cart/item/${item?.id}`, { quantity: 9 })
    expect(changed).toMatchObject({ status: 200, body: { quantity: 9 } })
  })
})
