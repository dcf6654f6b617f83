import * as z from 'zod/mini'
import { order } from '#contract/shop/order'
import { idempotencyHeader } from '#contract/shop/order-creation'
import { runSize, sampleSeed, seededRandom } from '#tests/support/long-run'
import { newShoppers, type Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'
import { bodyFor, orderIn, stockLeft } from './testing/orders'

/**
 * Random histories of several users who order, retry, cancel and read concurrently; at the end the
 * stock must be consistent.
 */
const histories = runSize(4, 40)
const people = 5
const stepsEach = runSize(8, 20)
const products = [1, 2, 3]
const stockAtFirst = 12

const emulator = emulatorPerFile()
const staff = shopperPerFile(emulator, 'superuser@example.gr')

interface Notes {
  /** Orders by idempotency key. */
  byKey: Map<string, Set<number>>
  canceled: number[]
  /** Every stock value that was read. */
  seen: number[]
}

type Random = () => number
const pick = <Item>(items: readonly Item[], random: Random) =>
  items[Math.floor(random() * items.length)]

const keyFrom = (random: Random) =>
  '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => Math.floor(random() * 16).toString(16))

async function send(buyer: Shopper, key: string, body: object, { byKey }: Notes) {
  const answer = await buyer.call('POST', '/order', body, { [idempotencyHeader]: key })
  expect([201, 400, 409]).toContain(answer.status)
  if (answer.status !== 201) return []
  const { id } = orderIn(answer)
  byKey.set(key, (byKey.get(key) ?? new Set()).add(id))
  return [id]
}

async function cancel(buyer: Shopper, id: number, { canceled }: Notes) {
  const { status } = await buyer.call('POST', `/order/${id}/cancel`)
  expect([200, 500]).toContain(status)
  if (status === 200) canceled.push(id)
}

async function live(buyer: Shopper, random: Random, notes: Notes): Promise<void> {
  const own: number[] = []
  let last: [string, object] | undefined
  for (let step = 0; step < stepsEach; step += 1) {
    const roll = random()
    const product = pick(products, random) ?? 1
    if (roll < 0.45) {
      last = [keyFrom(random), bodyFor(product, 1 + Math.floor(random() * 4))]
      const twice = random() < 0.3 ? [send(buyer, ...last, notes)] : []
      own.push(...(await Promise.all([send(buyer, ...last, notes), ...twice])).flat())
    } else if (roll < 0.6 && last) await send(buyer, ...last, notes)
    else if (roll < 0.8) for (const id of own.slice(-1)) await cancel(buyer, id, notes)
    else notes.seen.push(await stockLeft(emulator, product))
  }
}

async function openOrders(buyers: readonly Shopper[]) {
  const lists = buyers.map(async ({ id }) => {
    const { body } = await staff.call('GET', `/order?userId=${id}&pagination=false`)
    return z.parse(z.array(order), body)
  })
  return (await Promise.all(lists)).flat()
}

it.each(Array.from({ length: histories }, (_, at) => at))(
  'the stock after history %i is consistent',
  async (at) => {
    const random = seededRandom(sampleSeed + at)
    for (const id of products)
      await emulator.send(`/switches/products/${id}`, { stock: stockAtFirst })
    const buyers = await newShoppers(emulator, people)
    const notes: Notes = { byKey: new Map(), canceled: [], seen: [] }
    await Promise.all(buyers.map((buyer) => live(buyer, random, notes)))

    const all = await openOrders(buyers)
    for (const ids of notes.byKey.values()) expect(ids.size).toBe(1)
    const answered = new Set([...notes.byKey.values()].flatMap((ids) => [...ids]))
    expect(new Set(all.map(({ id }) => id))).toEqual(answered)
    const stopped = all.filter(({ status }) => status === 'CANCELED').map(({ id }) => id)
    expect(notes.canceled.sort((a, b) => a - b)).toEqual(stopped.sort((a, b) => a - b))
    for (const stock of notes.seen) expect(stock).toBeGreaterThanOrEqual(0)
    for (const id of products) {
      const sold = all
        .filter(({ status }) => status !== 'CANCELED')
        .flatMap(({ items }) => items)
        .filter(({ product }) => product.id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      expect({ id, stock: await stockLeft(emulator, id) }).toEqual({
        id,
        stock: stockAtFirst - sold,
      })
    }
  },
  60_000,
)
