import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleProductReview } from '#contract/examples/catalogue-examples'
import { publicConfig } from '#lib/config/public-config'
import { publicQueries } from '#lib/queries/public-queries'
import { apiPage } from '#tests/support/api-page'
import { apiProduct } from '#tests/support/api-product'
import { PurchasePanel } from './components/purchase-panel'
import { type ShownProduct, summariseReviews } from './shown-product'
import { useProductOffer, useProductReviews } from './use-live-product'

afterEach(() => publicQueries.clear())

const productCall = 'GET /api/products/3'
const reviewsCall = 'GET /api/products/3/reviews'
const fresh = {
  ...exampleProductReview,
  translations: { el: { comment: 'Νέο.' } },
  status: 'TRUE',
}

/** As the build knows it; the API's example has the same offer. */
const product: ShownProduct = {
  productId: 3,
  path: '/products/3/kartes',
  name: 'Κάρτες',
  nameLocale: 'el',
  descriptionHtml: '',
  descriptionLocale: 'el',
  finalPrice: 11.4,
  priceBeforeDiscount: 12.4,
  stock: 8,
  vatPercent: 24,
  weightGrams: null,
  variantAxes: [],
  brand: '',
  attributes: [],
  picturePath: '',
  morePicturePaths: [],
  gallery: [],
  reviews: [
    { reviewId: 1, author: 'Άννα', rate: 9, comment: 'Παλιό.', writtenAt: '2025-10-01T10:00:00Z' },
  ],
  trail: [],
}
const found = (differences: Parameters<typeof apiProduct>[0] = {}) => ({
  ...apiProduct({ stock: 8, ...differences }),
})

function Page() {
  const { status, delivery, retry } = useProductOffer(product)
  const { reviews, unshown } = useProductReviews(product)
  return (
    <>
      <PurchasePanel
        product={product}
        status={status}
        delivery={delivery}
        onRetry={retry}
        variants={null}
        summary={summariseReviews(reviews, unshown)}
        buy={(stock) => <p>{`in stock: ${stock}`}</p>}
        payWays={[]}
        shipping={null}
      />
      {reviews.map(({ reviewId, comment }) => (
        <p key={reviewId}>{comment}</p>
      ))}
    </>
  )
}

function show(answers: FakeAnswers) {
  const { calls } = fakeUpstream(answers)
  const { unmount } = render(<Page />)
  return {
    unmount,
    reads: (call = productCall) => calls.filter((known) => known === call).length,
    person: userEvent.setup(),
  }
}

const returned = () =>
  act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const notice = () => screen.getByRole('status').textContent
const stock = () => screen.queryByText(/in stock/)?.textContent

describe('the offer of a product', () => {
  it('is as built, then as the API has it, read once', async () => {
    const { reads } = show({ [productCall]: found({ stock: 7 }) })
    expect(stock()).toBe('in stock: 8')
    await screen.findByText('in stock: 7')
    expect(notice()).toBe('')
    await returned()
    expect(reads()).toBe(1)
  })

  it('names the days of delivery once the API has answered, not before', async () => {
    Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
    const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')]
    const { person } = show({ [productCall]: () => answers.shift() ?? found({}) })
    const delivery = () => screen.queryByText(/^Παράδοση/)?.textContent
    expect(delivery()).toBe('Παράδοση σε 2–4 εργάσιμες ημέρες')
    const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' }, { timeout: 4000 })
    expect(delivery()).toBe('Παράδοση σε 2–4 εργάσιμες ημέρες')
    await person.click(retry)
    await waitFor(
      () => expect(delivery()).toMatch(/^Παράδοση \p{L}+\s\d.*\s– \p{L}+\s\d+\s\p{L}+$/u),
      { timeout: 4000 },
    )
    Object.assign(publicConfig, { deliveryDays: undefined })
  })

  it('is as built, read again when the visitor returns after five minutes', async () => {
    const stocks = [8, 7]
    const { reads } = show({ [productCall]: () => found({ stock: stocks.shift() ?? 7 }) })
    await waitFor(() => expect(reads()).toBe(1))
    await act(async () => {})
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 - 1000)
    await returned()
    expect([reads(), stock(), notice()]).toEqual([1, 'in stock: 8', ''])
    clock.mockReturnValue(Date.now() + 2000)
    await returned()
    await screen.findByText('in stock: 7')
    expect(reads()).toBe(2)
    clock.mockRestore()
  })

  it.each([
    ['inactive', { active: false }, /δεν είναι πια διαθέσιμο/],
    ['for another price', { finalPrice: 11.5 }, /11,40.*11,50/],
    ['with another discount', { discountValue: 2 }, /13,40/],
    ['with another stock', { stock: 9 }, /in stock: 9/],
  ])('is not taken for the built one if it is %s', async (_, difference, words) => {
    const { reads } = show({ [productCall]: found(difference) })
    await waitFor(() => expect(document.body.textContent).toMatch(words))
    expect(reads()).toBe(1)
  })

  it('is gone with the product, and not read again', async () => {
    const { reads } = show({ [productCall]: { status: 404 } })
    await waitFor(() => expect(stock()).toBeUndefined())
    await waitFor(() => expect(notice()).not.toBe(''))
    await returned()
    expect(reads()).toBe(1)
  })

  it.each(['the button', 'a return'])(
    'stays as built after an error, and is read again by %s, after a pause',
    async (way) => {
      const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')]
      const { person, reads } = show({
        [productCall]: () => answers.shift() ?? found({ stock: 0 }),
      })
      const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' }, { timeout: 4000 })
      expect(notice()).toContain('Δεν είναι δυνατή η σύνδεση')
      expect(stock()).toBe('in stock: 8')
      if (way === 'the button') await person.click(retry)
      else {
        for (const _ of [1, 2, 3]) await returned()
        expect(reads()).toBe(2)
      }
      const look = async () => {
        if (way === 'a return') await returned()
        screen.getByText('in stock: 0')
      }
      await waitFor(look, { timeout: 4000, interval: 200 })
      expect(reads()).toBe(3)
      expect(notice()).not.toContain('Δεν είναι δυνατή η σύνδεση')
    },
  )

  it('is unconfirmed after a defect', async () => {
    show({ [productCall]: { id: 3 } })
    await waitFor(() => expect(notice()).toContain('Κάτι πήγε στραβά'))
  })

  it('is read again when the visitor returns after five minutes', async () => {
    const prices = [12, 13]
    const { reads } = show({ [productCall]: () => found({ finalPrice: prices.shift() ?? 13 }) })
    await waitFor(() => expect(notice()).toMatch(/12,00/))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 - 1000)
    await returned()
    expect(reads()).toBe(1)
    clock.mockReturnValue(Date.now() + 1000)
    await returned()
    // Compared with what was shown last.
    await waitFor(() => expect(notice()).toMatch(/12,00.*13,00/))
    clock.mockRestore()
  })
})

describe('the reviews of a product', () => {
  it('are as built, then as the API has them', async () => {
    show({ [reviewsCall]: [200, apiPage([fresh])] })
    expect(screen.getByText('Παλιό.')).toBeTruthy()
    await screen.findByText('Νέο.')
    expect(screen.queryByText('Παλιό.')).toBeNull()
  })

  it.each([
    ['a 404', { status: 404 }],
    ['an unexpected error', new Error('defect')],
  ])('stay as built after %s', async (_, answer) => {
    const { reads } = show({ [reviewsCall]: answer })
    await waitFor(() => expect(reads(reviewsCall)).toBe(1))
    await act(async () => {})
    expect(screen.getByText('Παλιό.')).toBeTruthy()
  })

  it('stay the very ones of the build where the API has the same, so that nothing renders again', async () => {
    const { id, user, rate, createdAt } = fresh
    const review = {
      ...{ reviewId: id, author: user.displayName, rate },
      ...{ comment: 'Νέο.', writtenAt: createdAt },
    }
    const built = { ...product, reviews: [review] }
    const { calls } = fakeUpstream({ [reviewsCall]: [200, apiPage([fresh])] })
    const { result } = renderHook(() => useProductReviews(built))
    await waitFor(() => expect(calls).toContain(reviewsCall))
    await waitFor(() => expect(publicQueries.isFetching()).toBe(0))
    const [query] = publicQueries.getQueryCache().getAll()
    expect(query?.state.dataUpdateCount).toBe(1)
    expect(result.current.reviews).toBe(built.reviews)
  })

  it('are read again by the next opening of the page', async () => {
    const first = show({ [reviewsCall]: [200, apiPage([fresh])] })
    await screen.findByText('Νέο.')
    first.unmount()
    await act(async () => {})
    show({ [reviewsCall]: [200, apiPage([])] })
    expect(screen.getByText('Παλιό.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Παλιό.')).toBeNull())
  })
})
