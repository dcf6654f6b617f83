import * as z from 'zod/mini'
import { productReview } from '#contract/shop/product-review'
import { pageOf } from '#contract/wire/page'
import type { Answer, Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const staff = shopperPerFile(emulator, 'superuser@example.gr')
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const bodyOf = (more: object = {}) => ({
  product: '5',
  user: String(owner.id),
  translations: { el: { comment: 'Καθαρά και λίγα λόγια.' } },
  rate: '9',
  ...more,
})
const post = (more: object = {}) => owner.call('POST', '/product/review', bodyOf(more))
const reviewIn = ({ body }: Answer) => z.parse(productReview, body)

describe('writing a review', () => {
  it('creates one that is hidden from others', async () => {
    const answer = await post({ status: 'NEW' })
    expect(answer.status).toBe(201)
    const review = reviewIn(answer)
    expect(review).toMatchObject({ rate: 9, status: 'NEW', isVisible: false })
    expect([review.product.id, review.user.id]).toEqual([5, owner.id])
    const path = `/product/review/${review.id}`
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await owner.call('GET', path)).status).toBe(200)
    expect((await staff.call('GET', path)).status).toBe(200)
    const listed = async (who: Shopper) => {
      const { body } = await who.call('GET', `/product/review?userId=${owner.id}`)
      return z.parse(pageOf(productReview), body).count
    }
    expect([await listed(owner), await listed(staff)]).toEqual([0, 1])
    const own = await owner.call('GET', `/user/account/${owner.id}/product_reviews?status=NEW`)
    expect(z.parse(pageOf(productReview), own.body).count).toBe(1)
  })

  it('is refused for the second time', async () => {
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await post()).toMatchObject({ status: 400, body: { nonFieldErrors: messages } })
  })

  it.each<[object, object]>([
    [{ rate: 0 }, { rate: messages }],
    [{ rate: '11' }, { rate: messages }],
    [{ rate: 4.5 }, { rate: messages }],
    [{ product: 4711 }, { product: messages }],
    [{ user: 4711 }, { user: messages }],
    [{ status: 'MAYBE' }, { status: messages }],
    [{ translations: { el: { comment: 7 } } }, { translations: { el: { comment: messages } } }],
  ])('with %j is refused', async (more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })

  it('accepts a status from the caller, as the real API does', async () => {
    expect(reviewIn(await post({ status: 'TRUE' }))).toMatchObject({ isVisible: true })
  })
})

describe('a review', () => {
  it('becomes unapproved when a change requests it, and else stays approved', async () => {
    const { id } = reviewIn(await post({ status: 'TRUE' }))
    const change = async (more: object) =>
      reviewIn(await owner.call('PUT', `/product/review/${id}`, bodyOf(more)))
    expect(await change({ rate: 2 })).toMatchObject({ status: 'TRUE', isVisible: true })
    expect(await change({ status: 'NEW' })).toMatchObject({ status: 'NEW', isVisible: false })
  })

  it('is changed and deleted by its author in any status', async () => {
    const { id } = reviewIn(await post())
    const path = `/product/review/${id}`
    const better = { translations: { el: { comment: 'Ακόμη καλύτερα.' } }, rate: 10 }
    const changed = reviewIn(await owner.call('PUT', path, bodyOf(better)))
    expect(changed).toMatchObject({ ...better, status: 'NEW' })
    expect((await owner.call('PATCH', path, { rate: 0 })).status).toBe(400)
    expect((await other.call('PUT', path, bodyOf())).status).toBe(404)
    expect((await other.call('DELETE', path)).status).toBe(404)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect((await post()).status).toBe(201)
  })

  it('that is approved can be changed by anyone, as in the real API', async () => {
    const { id } = reviewIn(await post({ status: 'TRUE' }))
    expect((await other.call('PATCH', `/product/review/${id}`, { rate: 1 })).status).toBe(200)
    expect((await other.call('DELETE', `/product/review/${id}`)).status).toBe(204)
  })

  it('of the caller for a product is found in any status, five times a minute', async () => {
    const mine = (product: unknown) =>
      owner.call('POST', '/product/review/user_product_review', { product })
    expect(await mine(5)).toMatchObject({ status: 404, body: { detail: expect.any(String) } })
    const { id } = reviewIn(await post())
    expect(reviewIn(await mine('5')).id).toBe(id)
    expect(await mine(undefined)).toMatchObject({ status: 400, body: { product: messages } })
    await mine(5)
    await mine(5)
    const sixth = await mine(5)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '60'])
  })
})
