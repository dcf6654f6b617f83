import { assign, fromPromise, setup } from 'xstate'
import type { ShownReview } from './shown-review'

/** How asking for reviews ends; null where they could not be had. */
export type ReviewsOutcome = readonly ShownReview[] | null

interface ReviewsContext {
  productId: number
  reviews: readonly ShownReview[]
}

const askReviews = fromPromise<ReviewsOutcome, number>(() => {
  throw new Error('askReviews was not provided')
})

/**
 * The story of reviews that were written down when the site was built. Where fresh ones cannot be
 * had the built ones stay: nobody is told of something that they cannot miss.
 */
export const reviewsMachine = setup({
  types: { context: {} as ReviewsContext, input: {} as ReviewsContext },
  actors: { askReviews },
  guards: { reviewsCame: (_, outcome: ReviewsOutcome) => outcome !== null },
  actions: {
    keepReviews: assign((_, outcome: ReviewsOutcome) => (outcome ? { reviews: outcome } : {})),
  },
}).createMachine({
  id: 'reviews',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askReviews',
        input: ({ context }) => context.productId,
        onDone: [
          {
            guard: { type: 'reviewsCame', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'keepReviews', params: ({ event }) => event.output },
          },
          { target: 'asBuilt' },
        ],
        onError: 'asBuilt',
      },
    },
    fresh: { type: 'final' },
    asBuilt: { type: 'final' },
  },
})
