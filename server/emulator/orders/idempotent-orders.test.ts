import { randomBytes, randomUUID } from 'node:crypto'
import { idempotencyHeader, replayedHeader } from '#contract/shop/order-creation'
import { orderKeys } from '../database/tables/orders'
import { bodyFor, orderIn, stockLeft } from '../testing/orders'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'
import { placeWithKey } from './create-order'
import { abandonedAfterMs, fingerprintOf, reserveKey } from './idempotency-keys'
import { orderBody } from './order-body'

const emulator = emulatorPerFile()
const buyer = shopperPerFile(emulator)
const other = shopperPerFile(emulator)
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10 })
})

const order = (key: string, body: object = bodyFor(1, 1), who = buyer) =>
  who.call('POST', '/order', body, { [idempotencyHeader]: key })

/** An order that has reserved its key but is not stored yet. */
async function takenKey(pieces = 1) {
  const body = orderBody.parse(bodyFor(1, pieces))
  const deps = { ...emulator, randomBytes }
  const [key, user] = [randomUUID(), buyer.id]
  const state = await reserveKey(deps, { user, key }, fingerprintOf(body))
  if ('placed' in state) throw new Error('The key is new.')
  return { key, place: () => placeWithKey(deps, user, body, state.reserved) }
}

describe('an order with an Idempotency-Key', () => {
  it('is placed once, and answered with the same order when it is sent again (A5-76)', async () => {
    const key = randomUUID()
    const first = await order(key)
    const { customerNotes, ...rest } = bodyFor(1, 1)
    const again = await order(key.toUpperCase(), { ...rest, customerNotes })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(orderIn(again).id).toBe(orderIn(first).id)
    expect(await stockLeft(emulator, 1)).toBe(9)
  })

  it('reports whether an earlier request placed the order', async () => {
    const key = randomUUID()
    const ask = () =>
      emulator.app.request('/api/v1/order', {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json', [idempotencyHeader]: key },
        body: JSON.stringify(bodyFor(1, 1)),
      })
    const answers = [await ask(), await ask()]
    expect(answers.map(({ headers }) => headers.get(replayedHeader))).toEqual([null, 'true'])
  })

  it('is another order for another key, and for another user', async () => {
    const key = randomUUID()
    const answers = [
      await order(key),
      await order(randomUUID()),
      await order(key, bodyFor(1, 1), other),
    ]
    expect(new Set(answers.map((answer) => orderIn(answer).id)).size).toBe(3)
  })

  it('is 422 when the key was sent with another body (A5-77)', async () => {
    const key = randomUUID()
    await order(key)
    for (const body of [bodyFor(1, 2), bodyFor(1, 1, { street: 'Αλλού' })]) {
      const answer = await order(key, body)
      expect(answer).toMatchObject({ status: 422, body: { detail: expect.any(String) } })
    }
    expect(await stockLeft(emulator, 1)).toBe(9)
  })

  it('is placed once by twelve concurrent requests: the others get it, or 409 (A5-75)', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(key)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    const ids = new Set([...made, await order(key)].map((answer) => orderIn(answer).id))
    expect(ids.size).toBe(1)
    expect(await stockLeft(emulator, 1)).toBe(9)
  })

  it('is 409 while the first is in progress, until that is abandoned (A5-78)', async () => {
    const key = randomUUID()
    const first = await order(key)
    await emulator.store.db.update(orderKeys).set({ order: null })
    expect(await order(key)).toMatchObject({ status: 409, body: { detail: expect.any(String) } })
    emulator.clock.at = new Date(emulator.clock.at.getTime() + abandonedAfterMs + 1)
    const second = await order(key)
    expect(second.status).toBe(201)
    expect(orderIn(second).id).not.toBe(orderIn(first).id)
  })

  it('is placed once, even when a slow first request has lost its key (A5-76)', async () => {
    const begun = await takenKey()
    emulator.clock.at = new Date(emulator.clock.at.getTime() + abandonedAfterMs + 1)
    const second = await order(begun.key)
    await expect(begun.place()).rejects.toMatchObject({ status: 409 })
    expect(orderIn(await order(begun.key)).id).toBe(orderIn(second).id)
    expect(await stockLeft(emulator, 1)).toBe(9)

    const refused = await takenKey(2)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + abandonedAfterMs + 1)
    await emulator.send('/switches/products/1', { stock: 1 })
    expect((await order(refused.key, bodyFor(1, 2))).status).toBe(400)
    await emulator.send('/switches/products/1', { stock: 10 })
    await expect(refused.place()).rejects.toMatchObject({ status: 409 })
    expect(await stockLeft(emulator, 1)).toBe(10)
  })

  it('also counts as abandoned when the clock was set back', async () => {
    const { key } = await takenKey()
    emulator.clock.at = new Date(emulator.clock.at.getTime() - 3_600_000)
    expect((await order(key)).status).toBe(201)
  })

  it('releases the key when it is refused (A5-79)', async () => {
    const key = randomUUID()
    expect((await order(key, bodyFor(1, 11))).status).toBe(400)
    expect((await order(key)).status).toBe(201)
  })

  it('refuses a key that is not a UUID', async () => {
    const answer = await order('again')
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body).toEqual({ [idempotencyHeader]: [expect.any(String)] })
  })
})
