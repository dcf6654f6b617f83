import { assign, emit, fromPromise, setup } from 'xstate'
import type { ProductReview } from '../../../contract/shop/product-review'
import type { AuthOutcome } from '../../session/auth-outcome'

/** Whose review of what. */
export interface OwnReviewQuestion {
  productId: number
  owner: number
}

export interface OwnReviewContext extends OwnReviewQuestion {
  /** Null where the person wrote none. */
  review: ProductReview | null
}

export type OwnReviewEvent =
  | { type: 'retry.pressed' }
  /** The person looks at the page again: another tab may have changed something. */
  | { type: 'page.returned' }
  | { type: 'form.opened' }
  | { type: 'form.closed' }
  /** Written or rewritten, as the API answered it. */
  | { type: 'review.kept'; review: ProductReview }
  | { type: 'removal.considered' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dropped' }

export type OwnReviewNews =
  | { type: 'removal.settled' }
  | { type: 'removal.failed'; outcome: AuthOutcome<unknown> }

interface Ended<Output> {
  event: { output: Output }
}

const keep = {
  type: 'keep' as const,
  params: ({ event }: Ended<ProductReview | null>) => event.output,
}
const isGone = {
  type: 'isGone' as const,
  params: ({ event }: Ended<AuthOutcome<unknown>>) => event.output,
}
const isMissing = {
  type: 'isMissing' as const,
  params: ({ event }: Ended<AuthOutcome<unknown>>) => event.output,
}
const tellFailure = {
  type: 'tellFailure' as const,
  params: ({ event }: Ended<AuthOutcome<unknown>>) => event.output,
}
const tellBreakdown = {
  type: 'tellFailure' as const,
  params: (): AuthOutcome<unknown> => ({
    kind: 'broken',
    reason: 'the review could not be deleted',
  }),
}

/**
 * The story of a person's own review on a product's page: read, written, rewritten and deleted. A
 * deletion shows at once and is taken back where the API refuses it.
 */
export const ownReviewMachine = setup({
  types: {
    context: {} as OwnReviewContext,
    input: {} as OwnReviewQuestion,
    events: {} as OwnReviewEvent,
    emitted: {} as OwnReviewNews,
  },
  actors: {
    readOwn: fromPromise<ProductReview | null, OwnReviewQuestion>(() => {
      throw new Error('readOwn was not provided')
    }),
    removeOwn: fromPromise<AuthOutcome<unknown>, ProductReview | null>(() => {
      throw new Error('removeOwn was not provided')
    }),
  },
  guards: {
    isGone: (_, { kind }: AuthOutcome<unknown>) => kind === 'done',
    // Another tab has deleted it, or it waits for approval and cannot be deleted.
    isMissing: (_, { kind }: AuthOutcome<unknown>) => kind === 'missing',
    isThere: ({ context }) => context.review !== null,
  },
  actions: {
    keep: assign((_, review: ProductReview | null) => ({ review })),
    drop: assign({ review: null }),
    tellRemoval: emit({ type: 'removal.settled' }),
    tellFailure: emit((_, outcome: AuthOutcome<unknown>) => ({
      type: 'removal.failed' as const,
      outcome,
    })),
  },
}).createMachine({
  id: 'own review',
  context: ({ input }) => ({ ...input, review: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readOwn',
        input: ({ context: { productId, owner } }) => ({ productId, owner }),
        onDone: { target: 'shown', actions: keep },
        onError: 'unread',
      },
    },
    unread: { on: { 'retry.pressed': 'reading', 'page.returned': 'reading' } },
    shown: {
      initial: 'resting',
      on: {
        'form.opened': 'writing',
        'removal.considered': { guard: 'isThere', target: 'asking' },
      },
      states: {
        resting: { on: { 'page.returned': 'checking' } },
        checking: {
          invoke: {
            src: 'readOwn',
            input: ({ context: { productId, owner } }) => ({ productId, owner }),
            onDone: { target: 'resting', actions: keep },
            onError: 'resting',
          },
        },
      },
    },
    writing: {
      on: {
        'review.kept': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event.review },
        },
        'form.closed': 'shown',
      },
    },
    asking: { on: { 'removal.confirmed': 'removing', 'removal.dropped': 'shown' } },
    removing: {
      invoke: {
        src: 'removeOwn',
        input: ({ context }) => context.review,
        onDone: [
          { guard: isGone, target: 'shown', actions: ['drop', 'tellRemoval'] },
          { guard: isMissing, target: 'reading' },
          { target: 'shown', actions: tellFailure },
        ],
        onError: { target: 'shown', actions: tellBreakdown },
      },
    },
  },
})
