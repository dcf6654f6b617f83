import { bodyFor, stockLeft } from '../testing/orders'
import { newShoppers } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const buyers = 20

async function allAtOnce(stock: number, items: readonly object[]) {
  await emulator.send('/switches/products/1', { stock })
  await emulator.send('/switches/products/2', { stock: 1000 })
  const crowd = await newShoppers(emulator, buyers)
  const body = bodyFor(1, 1, { items })
  return Promise.all(crowd.map((buyer) => buyer.call('POST', '/order', body)))
}

it('sells the last item to one of twenty buyers, and the stock is zero (A5-81)', async () => {
  const answers = await allAtOnce(1, [{ product: 1, quantity: 1 }])
  const refused = answers.filter(({ status }) => status === 400)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(refused).toHaveLength(buyers - 1)
  for (const { body } of refused) {
    expect(body).toEqual({ items: [{ quantity: expect.stringContaining('εξαντληθεί') }] })
  }
  expect(await stockLeft(emulator, 1)).toBe(0)
})

it('takes no stock of the other products of a refused order', async () => {
  const items = [
    { product: 2, quantity: 3 },
    { product: 1, quantity: 2 },
  ]
  const answers = await allAtOnce(9, items)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  expect(await stockLeft(emulator, 1)).toBe(1)
  expect(await stockLeft(emulator, 2)).toBe(1000 - 4 * 3)
})

it('places an order when the stock is too small only for a moment', async () => {
  const { db } = emulator.store
  const stock = (pieces: number) => emulator.send('/switches/products/1', { stock: pieces })
  await stock(3)
  const [buyer] = await newShoppers(emulator, 1)
  const { batch } = db
  const first = jest.spyOn(db, 'batch').mockImplementationOnce(async (statements) => {
    first.mockRestore()
    // Another order takes the stock before this one is written and is cancelled right after.
    await stock(0)
    try {
      return await batch.call(db, statements)
    } finally {
      await stock(3)
    }
  })
  expect((await buyer?.call('POST', '/order', bodyFor(1, 3)))?.status).toBe(201)
  expect(await stockLeft(emulator, 1)).toBe(0)
})
