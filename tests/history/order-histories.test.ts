import { randomUUID } from 'node:crypto'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { isLongRun, runSize, sampleSeed, seededRandom } from '../support/long-run'
import { type Buyer, buyerAt, orderIn } from './buyer-calls'
import { faultsIn } from './faults-in'
import type { History } from './history'
import { liveAsBuyer } from './live-as-buyer'
import { createNemesis } from './nemesis'
import { openShop, type Shop } from './shop'

const people = 5
const stepsEach = runSize(30, 50)
const histories = runSize(1, 200)
const kills = runSize(2, 100)
/** Timeout for a busy machine. */
const patienceMs = 180_000
const pieces = 25
const stockAtFirst = new Map([1, 2, 3].map((id) => [id, pieces]))

let shop: Shop
let buyers: Buyer[]
beforeAll(async () => {
  shop = await openShop(people)
  buyers = await Promise.all(shop.books.accounts.map((account) => buyerAt(shop, account)))
}, patienceMs)
beforeEach(async () => {
  shop.line.setFates(() => 'pass')
  await shop.emulator.start()
}, patienceMs)
afterAll(() => shop.close())

const orderOne = (buyer: Buyer) =>
  buyer.call('POST', '/orders', {
    key: randomUUID(),
    body: { ...exampleOrderCreation, payWay: 1, items: [{ product: 1, quantity: 1 }] },
  })

/**
 * Five buyers concurrently add, change, order, retry and abort requests, through a gateway and a
 * fault proxy, while the emulator is killed and its clock moved. Afterwards the database must match
 * all responses.
 */
it.each(Array.from({ length: histories }, (_, at) => at))(
  'no order is lost, duplicated or mixed up in history %i (A5-75 to A5-83)',
  async (at) => {
    const randomOf = (place: number) => seededRandom(sampleSeed + at * (people + 1) + place)
    const history: History = { attempts: [] }
    await shop.books.begin(stockAtFirst)
    const nemesis = createNemesis(shop, randomOf(people), people * stepsEach)
    const lives = buyers
      .slice(0, people)
      .map((buyer, place) => liveAsBuyer(buyer, randomOf(place), history))
    await Promise.all(
      lives.map(async ({ step }) => {
        for (let steps = 0; steps < stepsEach; steps += 1) {
          await nemesis.before()
          await step()
        }
      }),
    )
    await nemesis.end()
    const settled = await Promise.all(lives.map(({ settle }) => settle()))
    await shop.emulator.kill()

    const books = await shop.books.read()
    expect(settled).toEqual(lives.map(() => true))
    expect(faultsIn(stockAtFirst, history, books)).toEqual([])
    expect(books.orders.length).toBeGreaterThan(people)
  },
  patienceMs,
)

it(
  'a confirmed order survives a kill of the server right after the response (A6-99)',
  async () => {
    await shop.books.begin(stockAtFirst)
    for (let kill = 0; kill < kills; kill += 1) {
      const buyer = buyers[kill % people]
      const answer = buyer ? await orderOne(buyer) : null
      await shop.emulator.kill()
      expect(answer?.status).toBe(201)
      const { id } = orderIn(answer?.body)
      await shop.emulator.start()
      const found = await buyer?.call('GET', `/orders/${id}`)
      expect([kill, found?.status]).toEqual([kill, 200])
      const isSoldOut = kill % pieces === pieces - 1
      if (isSoldOut) await shop.books.begin(stockAtFirst)
    }
  },
  isLongRun ? 10 * patienceMs : patienceMs,
)
