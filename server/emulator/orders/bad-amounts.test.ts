import { mostOrderItems } from '#contract/shop/order-creation'
import { bodyFor, placed, stockLeft } from '../testing/orders'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerFile(emulator)
beforeAll(async () => {
  await emulator.send('/switches/products/1', { stock: 10 })
})

const badQuantities = [0, -1, 1.5, 1e9, '1e1', '0x1', '١', '', ' ', null, true, [1], { amount: 1 }]

it.each(badQuantities)('a quantity of %j is 400 with its field (A5-82)', async (quantity) => {
  const items = [{ product: 1, quantity }]
  const answer = await buyer.call('POST', '/order', bodyFor(1, 1, { items }))
  expect(answer).toMatchObject({ status: 400, body: { items: [{ quantity: expect.anything() }] } })
  const { body } = await buyer.call('GET', '/cart')
  const into = { cart: Object(body).id, product: 1, quantity }
  expect(await buyer.call('POST', '/cart/item', into)).toMatchObject({
    status: 400,
    body: { quantity: [expect.any(String)] },
  })
  expect(await stockLeft(emulator, 1)).toBe(10)
})

it.each([-1, 'free', '1e3', null, { amount: -1 }, {}, []])(
  'a shipping price of %j is 400 with its field',
  async (shippingPrice) => {
    const answer = await buyer.call('POST', '/order', bodyFor(1, 1, { shippingPrice }))
    expect(answer).toMatchObject({ status: 400, body: { shippingPrice: [expect.any(String)] } })
  },
)

it('a thousand items are 400', async () => {
  const items = Array.from({ length: mostOrderItems + 1 }, () => ({ product: 1, quantity: 1 }))
  const answer = await buyer.call('POST', '/order', bodyFor(1, 1, { items }))
  expect(answer).toMatchObject({ status: 400, body: { items: [expect.any(String)] } })
})

it('prices and totals in the body are ignored', async () => {
  const honest = await placed(buyer, 1, 1)
  const items = [{ product: 1, quantity: 1, price: 0.01, totalPrice: 0.01 }]
  const body = { items, paidAmount: 0, totalPriceItems: 0, payWayFee: -5 }
  const greedy = await placed(buyer, 1, 1, body)
  expect(greedy.paidAmount).toBe(honest.paidAmount)
  expect(greedy.items[0]?.price).toBe(honest.items[0]?.price)
})
