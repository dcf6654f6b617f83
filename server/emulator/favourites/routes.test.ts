import * as z from 'zod/mini'
import { favourite, favourites } from '#contract/shop/favourite'
import { pageOf } from '#contract/wire/page'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const mark = (product: unknown, who = owner) =>
  who.call('POST', '/product/favourite', { user: String(who.id), product })

async function likesOf(product: number): Promise<number> {
  const body = await emulator.read(`/api/v1/product/${product}`)
  return z.parse(z.object({ likesCount: z.int() }), body).likesCount
}

describe('favourite products', () => {
  it('are added once, returned with the whole product and removed by id', async () => {
    const before = await likesOf(5)
    const answer = await mark('5')
    expect(answer.status).toBe(201)
    const { id, product, user } = z.parse(favourite, answer.body)
    expect([product.id, user]).toEqual([5, owner.id])
    expect(await likesOf(5)).toBe(before + 1)
    expect(await mark(5)).toMatchObject({ status: 400, body: { nonFieldErrors: messages } })
    expect((await owner.call('GET', `/product/favourite/${id}`)).body).toMatchObject({ id })
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
    const found = z.parse(favourites, (await ask([5, 6])).body)
    expect(found.map(({ product }) => product.id)).toEqual([5])
    expect((await ask([8])).body).toEqual([])
    for (const none of [[], undefined, 'five']) {
      expect(await ask(none)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    }
    expect(await ask(['many'])).toMatchObject({ status: 400 })
  })

  it('include those of all users and accept any owner, as in the real API', async () => {
    const { body } = await other.call('POST', '/product/favourite', { user: owner.id, product: 5 })
    expect(z.parse(favourite, body).user).toBe(owner.id)
    const listed = await other.call('GET', `/product/favourite?userId=${owner.id}`)
    expect(z.parse(pageOf(favourite), listed.body).count).toBe(1)
    const own = await other.call('GET', `/user/account/${owner.id}/favourite_products`)
    expect(z.parse(pageOf(favourite), own.body).count).toBe(1)
    expect((await other.call('GET', '/user/account/4711/favourite_products')).status).toBe(404)
  })

  it('require an existing product and user', async () => {
    expect(await mark(4711)).toMatchObject({ status: 400, body: { product: messages } })
    const lost = await owner.call('POST', '/product/favourite', { user: 4711 })
    expect(lost).toMatchObject({ status: 400, body: { product: messages } })
  })
})
