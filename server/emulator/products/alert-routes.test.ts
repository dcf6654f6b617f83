import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const path = '/api/v1/product/alert'
const email = 'nefeli@example.gr'

/** Subjects of the mails to the guest. */
async function subjects(): Promise<string[]> {
  const mails = (await emulator.read('/outbox.json')) as { to: string; subject: string }[]
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

it('tells a guest once that a product is back', async () => {
  await emulator.send(path, { kind: 'restock', product: 36, email })
  await emulator.send('/switches/products/36', { price: 20 })
  expect(await subjects()).toEqual([])
  await emulator.send('/switches/products/36', { stock: 4 })
  await emulator.send('/switches/products/36', { stock: 0 })
  await emulator.send('/switches/products/36', { stock: 4 })
  expect(await subjects()).toEqual([expect.stringMatching(/Ήρθε ξανά: Χρονόμετρο κύβος/)])
})

it('tells of a price that has fallen to the one asked for', async () => {
  await emulator.send(path, { kind: 'price_drop', product: 1, email, targetPrice: 5 })
  await emulator.send('/switches/products/1', { price: 4.5 })
  expect((await subjects()).filter((subject) => /τιμή/.test(subject))).toEqual([])
  await emulator.send('/switches/products/1', { price: 4 })
  expect((await subjects()).filter((subject) => /τιμή/.test(subject))).toHaveLength(1)
})
