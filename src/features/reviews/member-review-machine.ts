import { assign, emit, fromPromise, setup } from 'xstate'
import type { ProductReview } from '#contract/shop/product-review'
import type { AuthOutcome } from '#session/auth-outcome'

/** The member's review of one product. */
export interface ReviewTarget {
  productId: number
  owner: number
}

interface MemberReviewContext extends ReviewTarget {
  /** Null if the member has not written one. */
  review: ProductReview | null
}

export type MemberReviewEvent =
  | { type: 'retry.pressed' }
  /** The page is visible again: another tab may have changed something. */
  | { type: 'page.returned' }
  | { type: 'form.opened' }
  | { type: 'form.closed' }
  /** Added or updated, as the API returned it. */
  | { type: 'review.saved'; review: ProductReview }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }

export type MemberReviewEmitted =
  | { type: 'removal.done' }
  | { type: 'removal.failed'; outcome: AuthOutcome<unknown> }

interface Done<Output> {
  event: { output: Output }
}

const store = {
  type: 'store' as const,
  params: ({ event }: Done<ProductReview | null>) => event.output,
}
const isDeleted = {
  type: 'the review was deleted' as const,
  params: ({ event }: Done<AuthOutcome<unknown>>) => event.output,
}
const isMissing = {
  type: 'the API knows no such review' as const,
  params: ({ event }: Done<AuthOutcome<unknown>>) => event.output,
}
const emitFailure = {
  type: 'emitFailure' as const,
  params: ({ event }: Done<AuthOutcome<unknown>>) => event.output,
}
const emitBroken = {
  type: 'emitFailure' as const,
  params: (): AuthOutcome<unknown> => ({
    kind: 'broken',
    reason: 'the review could not be deleted',
  }),
}

/**
 * A member's review on the product page: loaded, edited in a form, deleted after a confirmation. A
 * deletion shows at once and is rolled back if the API refuses it.
 */
export const memberReviewMachine = setup({
  types: {
    context: {} as MemberReviewContext,
    input: {} as ReviewTarget,
    events: {} as MemberReviewEvent,
    emitted: {} as MemberReviewEmitted,
  },
  actors: {
    fetchReview: fromPromise<ProductReview | null, ReviewTarget>(() => {
      throw new Error('fetchReview was not provided')
    }),
    deleteReview: fromPromise<AuthOutcome<unknown>, ProductReview | null>(() => {
      throw new Error('deleteReview was not provided')
    }),
  },
  guards: {
    'the review was deleted': (_, { kind }: AuthOutcome<unknown>) => kind === 'done',
    // Another tab has deleted it, or it cannot be deleted before its approval.
    'the API knows no such review': (_, { kind }: AuthOutcome<unknown>) => kind === 'missing',
    'there is a review': ({ context }) => context.review !== null,
  },
  actions: {
    store: assign((_, review: ProductReview | null) => ({ review })),
    clear: assign({ review: null }),
    emitRemoved: emit({ type: 'removal.done' }),
    emitFailure: emit((_, outcome: AuthOutcome<unknown>) => ({
      type: 'removal.failed' as const,
      outcome,
    })),
  },
}).createMachine({
  id: 'member review',
  context: ({ input }) => ({ ...input, review: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchReview',
        input: ({ context: { productId, owner } }) => ({ productId, owner }),
        onDone: { target: 'shown', actions: store },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading', 'page.returned': 'loading' } },
    shown: {
      initial: 'idle',
      on: {
        'form.opened': 'editing',
        'removal.requested': { guard: 'there is a review', target: 'confirming' },
      },
      states: {
        idle: { on: { 'page.returned': 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'fetchReview',
            input: ({ context: { productId, owner } }) => ({ productId, owner }),
            onDone: { target: 'idle', actions: store },
            onError: 'idle',
          },
        },
      },
    },
    editing: {
      on: {
        'review.saved': {
          target: 'shown',
          actions: { type: 'store', params: ({ event }) => event.review },
        },
        'form.closed': 'shown',
      },
    },
    confirming: { on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'shown' } },
    removing: {
      invoke: {
        src: 'deleteReview',
        input: ({ context }) => context.review,
        onDone: [
          { guard: isDeleted, target: 'shown', actions: ['clear', 'emitRemoved'] },
          { guard: isMissing, target: 'loading' },
          { target: 'shown', actions: emitFailure },
        ],
        onError: { target: 'shown', actions: emitBroken },
      },
    },
  },
})
