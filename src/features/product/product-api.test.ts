import { fakeApi } from '#components/testing/fake-api'
import { exampleProductReview } from '#contract/examples/catalogue-examples'
import { apiPage } from '#tests/support/api-page'
import { apiProduct } from '#tests/support/api-product'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { fetchOffer, fetchReviews } from './product-api'

const { signal } = new AbortController()

const review = (id: number, status: 'NEW' | 'TRUE' | 'FALSE', createdAt: string) => ({
  ...exampleProductReview,
  id,
  status,
  createdAt,
  user: { ...exampleProductReview.user, displayName: null },
})

it('reads the current offer of a product', async () => {
  const { call, calls } = fakeApi(fakeFetch({ status: 200, body: apiProduct({ stock: 2 }) }))
  expect(await fetchOffer(call, 3, signal)).toEqual({
    finalPrice: 11.4,
    priceBeforeDiscount: 12.4,
    stock: 2,
    hasPriceAlerts: true,
  })
  expect(calls[0]?.address).toBe('/api/products/3')
})

it.each<[string, FakeTurn]>([
  ['deleted', { status: 404 }],
  ['inactive', { status: 200, body: apiProduct({ active: false }) }],
])('has no offer of a product that is %s', async (_, turn) => {
  expect(await fetchOffer(fakeApi(fakeFetch(turn)).call, 3, signal)).toBeNull()
})

it('throws why the offer cannot be read', async () => {
  const reading = fetchOffer(fakeApi(fakeFetch('broken')).call, 3, signal)
  await expect(reading).rejects.toMatchObject({ problem: { kind: 'unreachable' } })
})

it('reads only approved reviews, newest first, and how many cannot be shown (R556)', async () => {
  const body = [
    review(1, 'TRUE', '2025-10-01T10:00:00+03:00'),
    review(2, 'NEW', '2025-10-02T10:00:00+03:00'),
    review(3, 'FALSE', '2025-10-02T10:00:00+03:00'),
    review(4, 'TRUE', '2025-10-03T10:00:00+03:00'),
  ]
  const answer = { ...apiPage(body), leftOut: 2 }
  const { call, calls } = fakeApi(fakeFetch({ status: 200, body: answer }))
  const { reviews, unshown } = await fetchReviews(call, 3, signal)
  expect(unshown).toBe(2)
  expect(reviews.map(({ reviewId }) => reviewId)).toEqual([4, 1])
  expect(reviews[0]).toMatchObject({
    author: '',
    rate: 9,
    comment: expect.stringMatching(/^Τις παίζουμε/),
  })
  expect(calls[0]?.address).toBe('/api/products/3/reviews')
})
