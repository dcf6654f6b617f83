import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { addReceivedOrder } from '../controls/bulk-records'
import type { Answer, Shopper } from '../testing/shopper'
import { guest } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const staff = shopperPerFile(emulator, 'superuser@example.gr')
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const product = 5
// Who has a product may review it.
beforeEach(() => {
  const { store, clock } = emulator
  return addReceivedOrder({ store, clock, randomBytes }, owner.id, [product])
})

const messages = [expect.any(String)]
const written = { translations: { el: { comment: 'Καθαρά και λίγα λόγια.' } }, rate: 9 }
const post = (more: object = {}, who: Shopper = owner) =>
  who.call('POST', '/product/review', { product: String(product), ...written, ...more })
const review = z.object({
  id: z.int(),
  status: z.string(),
  rate: z.int(),
  product: z.looseObject({ id: z.int() }),
  user: z.looseObject({ id: z.int() }),
})
const reviewIn = ({ body }: Answer) => z.parse(review, body)
const list = z.object({ count: z.int(), results: z.array(review) })
const approve = (id: number, status = 'TRUE') =>
  emulator.send(`/switches/reviews/${id}`, { status })

/** The reviews that somebody sees of the product, by their id. */
async function seenBy(who: Pick<Shopper, 'call'>, path = `/product/review?productId=${product}`) {
  return z.parse(
    list,
    (await who.call('GET', `${path}${path.includes('?') ? '&' : '?'}pageSize=100`)).body,
  )
}
const idsSeenBy = async (...args: Parameters<typeof seenBy>) =>
  (await seenBy(...args)).results.map(({ id }) => id)

describe('writing a review', () => {
  it('makes one that waits, whatever author and status it names', async () => {
    const answer = await post({ status: 'TRUE', user: other.id, isPublished: true })
    expect(answer.status).toBe(201)
    const made = reviewIn(answer)
    expect(made).toMatchObject({ rate: 9, status: 'NEW' })
    expect([made.product.id, made.user.id]).toEqual([product, owner.id])
  })

  it('is refused for the second time', async () => {
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it.each<[object, object]>([
    [{ rate: 0 }, { rate: messages }],
    [{ rate: '11' }, { rate: messages }],
    [{ rate: 4.5 }, { rate: messages }],
    [{ product: 4711 }, { product: messages }],
    [{ translations: { el: { comment: 7 } } }, { translations: { el: { comment: messages } } }],
  ])('with %j is refused', async (more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })
})

describe('a waiting review', () => {
  it('is found by its author and by superusers, and by nobody else', async () => {
    const { id } = reviewIn(await post())
    const path = `/product/review/${id}`
    const missing = { status: 404, body: { detail: 'No ProductReview matches the given query.' } }
    for (const who of [other, guest(emulator)]) {
      expect(await who.call('GET', path)).toMatchObject(missing)
      expect(await idsSeenBy(who)).not.toContain(id)
    }
    for (const who of [owner, staff]) {
      expect((await who.call('GET', path)).status).toBe(200)
      expect(await idsSeenBy(who)).toContain(id)
    }
    const own = `/user/account/${owner.id}/product_reviews?status=NEW`
    expect(await idsSeenBy(owner, own)).toEqual([id])
  })

  it('counts in the average of its product', async () => {
    const read = async () =>
      z.parse(
        z.object({ reviewAverage: z.number(), reviewCount: z.int() }),
        await emulator.read(`/api/v1/product/${product}`),
      )
    const before = await read()
    await post({ rate: 1 })
    const after = await read()
    expect(after.reviewCount).toBe(before.reviewCount + 1)
    expect(after.reviewAverage).not.toBe(before.reviewAverage)
  })
})

describe('a review', () => {
  it('that is approved stays so when its author changes it', async () => {
    const { id } = reviewIn(await post())
    await approve(id)
    const path = `/product/review/${id}`
    const patched = await owner.call('PATCH', path, { rate: 2, status: 'FALSE' })
    expect(reviewIn(patched)).toMatchObject({ rate: 2, status: 'TRUE' })
    const again = await owner.call('PATCH', path, { ...written, product: 6 })
    expect(reviewIn(again)).toMatchObject({ rate: 9, status: 'TRUE', product: { id: product } })
  })

  it('is changed and deleted by its author alone, in any status', async () => {
    const { id } = reviewIn(await post())
    const path = `/product/review/${id}`
    const better = { translations: { el: { comment: 'Ακόμη καλύτερα.' } }, rate: 10 }
    expect((await owner.call('PATCH', path, better)).body).toMatchObject({
      ...better,
      status: 'NEW',
    })
    expect((await owner.call('PATCH', path, { rate: 0 })).status).toBe(400)
    expect((await other.call('PATCH', path, better)).status).toBe(404)
    await approve(id)
    const forbidden = { detail: 'You do not have permission to access this object.' }
    expect(await other.call('PATCH', path, better)).toMatchObject({ status: 403, body: forbidden })
    expect((await other.call('DELETE', path)).status).toBe(403)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect((await post()).status).toBe(201)
  })
})
