import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'
import { productReview } from '../../../contract/shop/product-review'
import { reviewChange, reviewCreation } from '../../../contract/shop/review-write'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ownRequest } from '../../session/own-request'
import { addReview, readOwnReview, rewriteReview } from './write-review'

type Call = Parameters<typeof ownRequest>[0]

const review = productReview.parse({
  ...exampleProductReview,
  product: exampleProduct,
  rate: 9,
  translations: { el: { comment: 'Καλό χαρτί.' } },
})
const question = { productId: 41, owner: review.user.id }
const written = { rate: 9, comment: 'Καλό χαρτί.' }
const lost = { kind: 'unreachable' } as const
const said = (data: unknown): AuthOutcome<unknown> => ({ kind: 'done', data })

function api(...outcomes: readonly AuthOutcome<unknown>[]) {
  const calls: Call[] = []
  const ask = async (call: Call) => {
    calls.push(call)
    return outcomes[calls.length - 1] ?? lost
  }
  return { ask: ask as typeof ownRequest, calls }
}

describe('readOwnReview', () => {
  it("finds one's own among all, or none", async () => {
    const other = { ...review, id: 1, user: { ...review.user, id: 99 } }
    expect(await readOwnReview(api(said([other, review])).ask, question)).toEqual(review)
    expect(await readOwnReview(api(said([other])).ask, question)).toBeNull()
  })

  it('says why nothing could be read', async () => {
    await expect(readOwnReview(api(lost).ask, question)).rejects.toMatchObject({ outcome: lost })
  })
})

describe('addReview', () => {
  it('sends a body that the gateway takes (R313)', async () => {
    const { ask, calls } = api(said(review))
    expect(await addReview(ask, question, written)).toEqual(said(review))
    expect(reviewCreation.parse(calls[0]?.body)).toEqual({
      product: 41,
      rate: 9,
      translations: { el: { comment: 'Καλό χαρτί.' } },
    })
    expect(calls).toHaveLength(1)
  })

  it.each<AuthOutcome<unknown>>([lost, { kind: 'refused', errors: [] }])(
    'knows after %j that it is there already, from an earlier try',
    async (outcome) => {
      const { ask } = api(outcome, said([review]))
      expect(await addReview(ask, question, written)).toEqual(said(review))
    },
  )

  it('does not take another review for the one that was sent', async () => {
    const { ask } = api(lost, said([{ ...review, rate: 2 }]))
    expect(await addReview(ask, question, written)).toEqual(lost)
    expect(await addReview(api(lost, said([])).ask, question, written)).toEqual(lost)
    expect(await addReview(api(lost, lost).ask, question, written)).toEqual(lost)
  })

  it('asks no further where the answer is clear', async () => {
    const { ask, calls } = api({ kind: 'sessionEnded' })
    expect(await addReview(ask, question, written)).toEqual({ kind: 'sessionEnded' })
    expect(calls).toHaveLength(1)
  })
})

it('has a review rewritten that is there', async () => {
  const { ask, calls } = api(said(review))
  await rewriteReview(ask, review, written)
  expect(calls[0]).toMatchObject({ method: 'PUT', path: `/api/products/reviews/${review.id}` })
  expect(reviewChange.parse(calls[0]?.body)).toMatchObject({ rate: 9 })
})
