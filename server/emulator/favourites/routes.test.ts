import * as z from 'zod/mini'
import { pageOf } from '#contract/wire/page'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const mark = (product: unknown, who = owner) => who.call('POST', '/product/favourite', { product })

const row = z.object({ id: z.int(), userId: z.int(), product: z.object({ id: z.int() }) })

async function likesOf(product: number): Promise<number> {
  const body = await emulator.read(`/api/v1/product/${product}`)
  return z.parse(z.object({ likesCount: z.int() }), body).likesCount
}

describe('favourite products', () => {
  it('are added once, returned with the whole product and removed by id', async () => {
    const before = await likesOf(5)
    const { id } = z.parse(z.object({ id: z.int() }), (await mark('5')).body)
    expect(await likesOf(5)).toBe(before + 1)
    const { body } = await owner.call('GET', `/product/favourite/${id}`)
    expect(z.parse(row, body)).toMatchObject({ userId: owner.id, product: { id: 5 } })
    expect((await owner.call('DELETE', `/product/favourite/${id}`)).status).toBe(204)
    expect((await owner.call('DELETE', `/product/favourite/${id}`)).status).toBe(404)
    expect(await likesOf(5)).toBe(before)
  })

  it('add one favourite for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(7)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('are the caller’s own when looked up by products', async () => {
    await mark(5)
    await mark(6, other)
    const ask = (productIds: unknown) =>
      owner.call('POST', '/product/favourite/favourites_by_products', { productIds })
    expect((await ask([5, 6])).body).toEqual([
      { id: expect.any(Number), userId: owner.id, productId: 5, createdAt: expect.any(String) },
    ])
    expect((await ask([8])).body).toEqual([])
    for (const none of [undefined, 'five', ['many']]) {
      expect(await ask(none)).toMatchObject({
        status: 400,
        body: { productIds: expect.anything() },
      })
    }
  })

  it('belong to the caller, no matter whom the body or the filter names', async () => {
    const body = { user: owner.id, product: 5 }
    const made = await other.call('POST', '/product/favourite', body)
    const { id } = z.parse(z.object({ id: z.int() }), made.body)
    const own = await other.call('GET', `/user/account/${other.id}/favourite_products`)
    expect(z.parse(pageOf(row), own.body).results).toMatchObject([{ id, userId: other.id }])
    const filtered = await other.call('GET', `/product/favourite?userId=${owner.id}`)
    expect(z.parse(pageOf(row), filtered.body).count).toBe(0)
    expect((await owner.call('GET', `/product/favourite/${id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `/product/favourite/${id}`)).status).toBe(404)
    const below = `/user/account/${other.id}/favourite_products`
    expect((await owner.call('GET', below)).status).toBe(403)
    expect((await other.call('GET', '/user/account/4711/favourite_products')).status).toBe(404)
  })

  it('require an existing product', async () => {
    expect(await mark(4711)).toMatchObject({ status: 400, body: { product: messages } })
    const lost = await owner.call('POST', '/product/favourite', {})
    expect(lost).toMatchObject({ status: 400, body: { product: messages } })
  })
})
