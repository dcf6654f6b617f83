import * as z from 'zod/mini'
import { emulatorPerFile } from '../testing/test-emulator'

const product = z.looseObject({ id: z.int(), finalPrice: z.number() })

const emulator = emulatorPerFile()
afterEach(async () => {
  await emulator.send('/switches/reset', { seed: false })
})

const products = '/api/v1/product'
const get = (path = products) => emulator.app.request(path)
const set = (order: string, body: object) => emulator.send(`/switches/${order}`, body)

describe('fail-next', () => {
  it('fails the next answer but not the one after it', async () => {
    await set('fail-next', { status: 503, pathPrefix: products })
    expect((await get('/api/v1/country')).status).toBe(200)
    expect((await get()).status).toBe(503)
    expect((await get()).status).toBe(200)
  })

  it('supports count, method and body', async () => {
    const body = { status: 401, data: { flows: [] } }
    await set('fail-next', { status: 401, count: 2, method: 'GET', body })
    const first = await get()
    expect(first.status).toBe(401)
    expect(await first.json()).toEqual(body)
    const posted = await emulator.send(`${products}/1/update_view_count`, {})
    expect(posted.status).toBe(200)
    expect((await get()).status).toBe(401)
    expect((await get()).status).toBe(200)
  })

  it('never affects the test controls themselves', async () => {
    await set('fail-next', { count: 5 })
    expect((await get('/switches')).status).toBe(200)
    expect(await emulator.read('/switches')).toMatchObject({
      faults: [{ mode: 'fail', status: 500, pathPrefix: '/', remaining: 5 }],
    })
  })
})

it('truncate cuts off the JSON', async () => {
  await set('truncate', {})
  const text = await (await get()).text()
  expect(text.startsWith('{"links"')).toBe(true)
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
})

it('delay waits before it answers, and stops waiting once it is cleared', async () => {
  await set('delay', { delayMs: 40, pathPrefix: products, count: 1 })
  const answered: string[] = []
  const ask = async (name: string) => answered.push(`${name} ${(await get()).status}`)
  await Promise.all([ask('delayed'), ask('next')])
  expect(answered).toEqual(['next 200', 'delayed 200'])
  await set('delay', { delayMs: 600_000 })
  const waiting = get()
  await set('clear', {})
  expect((await waiting).status).toBe(200)
})

describe('products', () => {
  it('change price, stock and activity, until everything is reset', async () => {
    const before = z.parse(product, await emulator.read(`${products}/5`))
    const response = await set('products/5', { active: false, price: 99.5, stock: 0 })
    const after = z.parse(product, await response.json())
    expect(after).toMatchObject({ id: 5, active: false, price: 99.5, stock: 0 })
    expect(after.finalPrice).not.toBe(before.finalPrice)
    expect(await emulator.read(`${products}/5`)).toMatchObject(after)
    await set('reset', {})
    expect(z.parse(product, await emulator.read(`${products}/5`))).toEqual(before)
  })
})

it('belongings adds orders, and one that was received, at once', async () => {
  const response = await set('belongings', {
    email: 'customer@example.gr',
    orders: 3,
    received: [1, 2],
  })
  expect(response.status).toBe(201)
})

describe('a control', () => {
  it.each([
    ['fail-next', { status: 99 }],
    ['fail-next', { status: 204 }],
    ['fail-next', { pathPrefix: 'api' }],
    ['truncate', { mode: 'fail' }],
    ['products/1', { stock: -1 }],
    ['products/1', { prize: 1 }],
    ['lessons/2', { title: '' }],
  ])('%s refuses %j and names the problem', async (order, body) => {
    const response = await set(order, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it('must be JSON, so that pages of other origins cannot send it', async () => {
    const response = await emulator.app.request('/switches/reset', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(response.status).toBe(415)
  })
})
