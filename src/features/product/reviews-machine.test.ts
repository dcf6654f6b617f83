import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type ReviewsOutcome, reviewsMachine } from './reviews-machine'
import type { ShownReview } from './shown-review'

const review = (reviewId: number): ShownReview => ({
  reviewId,
  author: 'Άννα',
  rate: 9,
  comment: 'Πολύ καλό.',
  writtenAt: '2025-10-01T10:00:00+03:00',
})
const built = [review(1)]

async function outcomeOf(answer: () => Promise<ReviewsOutcome>) {
  const actor = createActor(
    reviewsMachine.provide({
      actors: { askReviews: fromPromise<ReviewsOutcome, number>(answer) },
    }),
    { input: { productId: 3, reviews: built } },
  ).start()
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { reviews: built } })
  return waitFor(actor, ({ status }) => status === 'done')
}

it('puts fresh reviews in the place of the built ones', async () => {
  const { value, context } = await outcomeOf(async () => [review(2), review(1)])
  expect(value).toBe('fresh')
  expect(context.reviews).toHaveLength(2)
})

it('believes that all reviews are gone', async () => {
  expect((await outcomeOf(async () => [])).context.reviews).toEqual([])
})

it('keeps the built reviews where no fresh ones could be had', async () => {
  for (const answer of [async () => null, () => Promise.reject(new Error('defect'))]) {
    const { value, context } = await outcomeOf(answer)
    expect(value).toBe('asBuilt')
    expect(context.reviews).toBe(built)
  }
})

it('does not work without the part that asks', async () => {
  const actor = createActor(reviewsMachine, { input: { productId: 3, reviews: built } }).start()
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('asBuilt')
})

it('reaches every state by some path', () => {
  const done = (output: ReviewsOutcome) => ({ type: 'xstate.done.actor.0.reviews.asking', output })
  const paths = getShortestPaths(reviewsMachine, {
    input: { productId: 3, reviews: built },
    events: [done(null), done([])] as never[],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const reached = new Set(paths.map(({ state }) => String(state.value)))
  expect([...reached].sort()).toEqual(Object.keys(reviewsMachine.states).sort())
})
