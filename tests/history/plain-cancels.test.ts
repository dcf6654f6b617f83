import { randomUUID } from 'node:crypto'
import { exampleOrderCreation } from '../../contract/examples/order-examples'
import { openPlainShop, type PlainShop } from './plain-shop'

let shop: PlainShop
beforeAll(async () => {
  shop = await openPlainShop()
}, 60_000)
afterAll(() => shop.close())

async function send(path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await shop.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

const placed = async (): Promise<number> => {
  const items = [{ product: 1, quantity: 1 }]
  const order = await send('/api/orders', { ...exampleOrderCreation, payWay: 1, items })
  expect(order.status).toBe(201)
  return order.body.id
}

it('all who cancel an order at the same moment read that it is cancelled', async () => {
  for (let round = 0; round < 3; round += 1) {
    const path = `/api/orders/${await placed()}/cancel`
    const answers = await Promise.all([send(path), send(path), send(path), send(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) expect(body).toMatchObject({ status: 'CANCELED' })
    expect(await send(path)).toMatchObject({ status: 200, body: { status: 'CANCELED' } })
  }
}, 60_000)

it('posts of one key at the same moment are one order, without keys of the API (A5-75)', async () => {
  await shop.begin()
  const key = randomUUID()
  const items = [{ product: 1, quantity: 1 }]
  const sendAgain = () =>
    shop.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...exampleOrderCreation, payWay: 1, items }),
    })
  const answers = await Promise.all([sendAgain(), sendAgain(), sendAgain()])
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await shop.orders()).toMatchObject([{ id: ids[0], paymentId: key }])
}, 60_000)
