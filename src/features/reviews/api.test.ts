import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { ownProductReview, productReview, reviewStatuses } from '#contract/shop/product-review'
import { reviewChange, reviewCreation } from '#contract/shop/review-write'
import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { endWith, type Outcome, outcomeOf } from '#lib/http/testing/settled'
import { addReview, fetchMemberReview, updateReview, withUpdate } from './api'

type Call = Parameters<ApiRequest>[0]

const review = productReview.parse({
  ...exampleProductReview,
  product: exampleProduct,
  rate: 9,
  translations: { el: { comment: 'Καλό χαρτί.' } },
})
const target = { productId: 41, owner: review.user.id }
const written = { rate: 9, comment: 'Καλό χαρτί.' }
const lost = { kind: 'unreachable' } as const
const ok = (data: unknown): Outcome => ({ kind: 'done', data })

function api(...outcomes: readonly Outcome[]) {
  const calls: Call[] = []
  const request = async (call: Call) => {
    calls.push(call)
    return endWith(outcomes[calls.length - 1] ?? lost)
  }
  return { call: createCall(request as ApiRequest), calls }
}

describe('fetchMemberReview', () => {
  it("finds the member's review, or none", async () => {
    expect(await fetchMemberReview(api(ok(review)).call, target)).toEqual(review)
    expect(await fetchMemberReview(api(ok(null)).call, target)).toBeNull()
  })
})

describe('addReview', () => {
  it('sends a body that the gateway accepts (R313)', async () => {
    const { call, calls } = api(ok(review))
    expect(await outcomeOf(addReview(call, target, written))).toEqual(ok(review))
    expect(reviewCreation.parse(calls[0]?.body)).toEqual({
      product: 41,
      rate: 9,
      translations: { el: { comment: 'Καλό χαρτί.' } },
    })
    expect(calls).toHaveLength(1)
  })

  it.each<Outcome>([lost, { kind: 'refused', errors: [] }])(
    'succeeds after %j if an earlier attempt has stored it',
    async (outcome) => {
      const { call } = api(outcome, ok(review))
      expect(await outcomeOf(addReview(call, target, written))).toEqual(ok(review))
    },
  )

  it('does not mistake another review for the sent one', async () => {
    const { call } = api(lost, ok({ ...review, rate: 2 }))
    expect(await outcomeOf(addReview(call, target, written))).toEqual(lost)
    expect(await outcomeOf(addReview(api(lost, ok(null)).call, target, written))).toEqual(lost)
    const unread = api(lost, lost).call
    expect(await outcomeOf(addReview(unread, target, written))).toEqual({ kind: 'unclear' })
  })

  it('sends one request if the response is clear', async () => {
    const { call, calls } = api({ kind: 'sessionEnded' })
    expect(await outcomeOf(addReview(call, target, written))).toEqual({ kind: 'sessionEnded' })
    expect(calls).toHaveLength(1)
  })
})

it('updates a review', async () => {
  const { call, calls } = api(ok(review))
  await updateReview(call, target, review, written)
  expect(calls[0]).toMatchObject({ method: 'PUT', path: `/api/products/reviews/${review.id}` })
  expect(reviewChange.parse(calls[0]?.body)).toMatchObject({ rate: 9 })
})

it('looks at an update whose response was lost', async () => {
  const lost = { kind: 'unreachable' } as const
  const before = { ...review, rate: 2 }
  const updated = (...answers: Outcome[]) =>
    outcomeOf(updateReview(api(lost, ...answers).call, target, before, written))
  expect(await updated(ok(review))).toEqual(ok(review))
  expect(await updated(ok(before))).toEqual(lost)
  expect(await updated(ok({ ...review, rate: 5 }))).toEqual({ kind: 'unclear' })
  expect(await updated(lost)).toEqual({ kind: 'unclear' })
})

const listedReview = ownProductReview.parse({
  ...exampleProductReview,
  product: exampleProduct,
  status: 'TRUE',
})
const translations = { el: { comment: 'Τελικά όχι.' } }

it.each(reviewStatuses)('takes the status of an updated review from the API: %s', (status) => {
  expect(withUpdate(listedReview, { rate: 3, status, translations })).toEqual({
    ...listedReview,
    rate: 3,
    status,
    translations,
  })
})
