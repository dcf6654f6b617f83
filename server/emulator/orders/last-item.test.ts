import { fillCart, orderBodyOf, stockLeft } from '../testing/orders'
import { newShoppers } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyers = 20

/** Twenty people order at once; the stock changes once all have filled their carts. */
async function allAtOnce(stock: number, items: readonly [number, number][]) {
  await emulator.send('/switches/products/1', { stock: 1000 })
  await emulator.send('/switches/products/2', { stock: 1000 })
  const crowd = await newShoppers(emulator, buyers)
  for (const buyer of crowd) {
    for (const [product, quantity] of items) await fillCart(buyer, product, quantity)
  }
  await emulator.send('/switches/products/1', { stock })
  return Promise.all(crowd.map((buyer) => buyer.call('POST', '/order', orderBodyOf())))
}

it('sells the last item to one of twenty buyers, and the stock is zero (A5-81)', async () => {
  const answers = await allAtOnce(1, [[1, 1]])
  const refused = answers.filter(({ status }) => status === 400)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(refused).toHaveLength(buyers - 1)
  for (const { body } of refused) {
    expect(JSON.stringify(body)).toMatch(/has insufficient stock|"insufficient_stock"/)
  }
  expect(await stockLeft(emulator, 1)).toBe(0)
})

it('takes no stock of the other products of a refused order', async () => {
  const answers = await allAtOnce(9, [
    [2, 3],
    [1, 2],
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  expect(await stockLeft(emulator, 1)).toBe(1)
  expect(await stockLeft(emulator, 2)).toBe(1000 - 4 * 3)
})

it('makes one order of a cart, however often it is sent at once', async () => {
  await emulator.send('/switches/products/1', { stock: 100 })
  const [buyer] = await newShoppers(emulator, 1)
  if (!buyer) throw new Error('There is no buyer.')
  await fillCart(buyer, 1, 2)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buyer.call('POST', '/order', orderBodyOf())),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  expect(await stockLeft(emulator, 1)).toBe(98)
})
