import { render, screen, waitFor } from '@testing-library/react'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import type { ShownReview } from '../shown-product'
import ProductUpdates from './product-updates'

const offer = { finalPrice: 10, priceBeforeDiscount: 10, savePercent: 0, stock: 8 }
const built: ShownReview[] = [
  { reviewId: 1, author: 'Άννα', rate: 9, comment: 'Παλιό.', writtenAt: '2025-10-01T10:00:00Z' },
]
const fresh = {
  id: 2,
  translations: { el: { comment: 'Νέο.' } },
  product: { id: 3 },
  user: { id: 1, displayName: null, mainImagePath: '' },
  rate: 9,
  status: 'TRUE',
  isPublished: true,
  publishedAt: null,
  isVisible: true,
  createdAt: '2025-10-02T10:00:00Z',
  updatedAt: '2025-10-02T10:00:00Z',
  uuid: '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b',
}

const reviewsCall = 'GET /api/products/3/reviews'

/** Renders the updates of a product whose reviews are answered like this; all else is 404. */
function renderUpdates(answer: FakeAnswers[string]) {
  const { calls } = fakeUpstream({ [reviewsCall]: answer })
  const onReviews = jest.fn()
  const rendered = render(
    <ProductUpdates
      productId={3}
      offer={offer}
      reviews={built}
      retries={0}
      onStatus={() => {}}
      onReviews={onReviews}
    >
      {null}
    </ProductUpdates>,
  )
  return { ...rendered, onReviews, calls }
}

it('replaces the built reviews with fresh ones, and reports them', async () => {
  const { onReviews } = renderUpdates([200, [fresh]])
  expect(screen.getByText('Παλιό.')).toBeTruthy()
  expect(await screen.findByText('Νέο.')).toBeTruthy()
  expect(screen.queryByText('Παλιό.')).toBeNull()
  expect(onReviews.mock.calls.map(([reviews]) => reviews[0]?.reviewId)).toEqual([1, 2])
})

it('shows that all reviews are gone', async () => {
  const { onReviews } = renderUpdates([200, []])
  await waitFor(() => expect(screen.queryByText('Παλιό.')).toBeNull())
  expect(onReviews).toHaveBeenLastCalledWith([])
})

it.each([
  ['a 404', { status: 404 }],
  ['an unexpected error', new Error('defect')],
])('keeps the built reviews after %s', async (_, answer) => {
  const { onReviews, calls } = renderUpdates(answer)
  await waitFor(() => expect(calls).toContain(reviewsCall))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByText('Παλιό.')).toBeTruthy()
  expect(onReviews.mock.calls).toEqual([[built]])
})
