import { randomUUID } from 'node:crypto'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { type InProcessShop, openShop } from './in-process-shop'

let shop: InProcessShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const order = { ...exampleOrderCreation, payWay: 1, items: [{ product: 1, quantity: 1 }] }

async function send(path: string, body: object = {}, key: string = randomUUID()) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await shop.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

const placed = async (): Promise<number> => {
  const { status, body } = await send('/api/orders', order)
  expect(status).toBe(201)
  return body.id
}

it('concurrent cancellations of an order all return it as cancelled', async () => {
  for (let round = 0; round < 3; round += 1) {
    const path = `/api/orders/${await placed()}/cancel`
    const answers = await Promise.all([send(path), send(path), send(path), send(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) expect(body).toMatchObject({ status: 'CANCELED' })
    expect(await send(path)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
  }
}, 60_000)

it('concurrent posts with one key create one order (A5-75)', async () => {
  await shop.begin()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send('/api/orders', order, key)))
  const ids = answers.map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(1)
  expect(await shop.orders()).toMatchObject([{ id: ids[0] }])
}, 60_000)
