import { assign, fromPromise, setup } from 'xstate'
import type { ProductOffer } from '../../../contract/shop/product-offer'
import { type OfferChange, offerChange } from './offer-change'

/** Why the present offer could not be had. */
export type FreshnessProblem = 'unreachable' | 'failed' | 'tooMany'

/** How asking for a product ends. */
export type FreshnessOutcome =
  | { kind: 'found'; offer: ProductOffer }
  /** Deleted, or taken off the shelf. */
  | { kind: 'gone' }
  | { kind: 'refused'; problem: FreshnessProblem }

export interface FreshnessContext {
  productId: number
  /** The offer that is shown. */
  offer: ProductOffer
  /** What changed with the latest answer. */
  change: OfferChange | null
  problem: FreshnessProblem
}

export type FreshnessEvent =
  | { type: 'retry.pressed' }
  /** The person came back to the page, or the network to the person. */
  | { type: 'page.returned' }

/** How long an answer counts as the present one, in milliseconds. */
export const freshForMs = 5 * 60_000

const askProduct = fromPromise<FreshnessOutcome, number>(() => {
  throw new Error('askProduct was not provided')
})

/**
 * The story of a price that was written down when the site was built: it is asked for once the
 * page is idle, and again when somebody returns to the page after a while.
 */
export const freshnessMachine = setup({
  types: {
    context: {} as FreshnessContext,
    events: {} as FreshnessEvent,
    input: {} as Pick<FreshnessContext, 'productId' | 'offer'>,
  },
  actors: { askProduct },
  guards: {
    isGone: (_, outcome: FreshnessOutcome) => outcome.kind === 'gone',
    isRefused: (_, outcome: FreshnessOutcome) => outcome.kind === 'refused',
    isWorthSaying: ({ context }, outcome: FreshnessOutcome) =>
      outcome.kind === 'found' && offerChange(context.offer, outcome.offer) !== null,
  },
  actions: {
    keepOffer: assign(({ context }, outcome: FreshnessOutcome) =>
      outcome.kind === 'found'
        ? { offer: outcome.offer, change: offerChange(context.offer, outcome.offer) }
        : {},
    ),
    keepProblem: assign((_, outcome: FreshnessOutcome | null) => ({
      problem: outcome?.kind === 'refused' ? outcome.problem : ('failed' as const),
    })),
  },
  delays: { freshFor: freshForMs },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => ({ ...input, change: null, problem: 'failed' }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askProduct',
        input: ({ context }) => context.productId,
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWorthSaying', params: ({ event }) => event.output },
            target: 'changed',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          {
            target: 'confirmed',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unconfirmed', actions: { type: 'keepProblem', params: null } },
      },
    },
    confirmed: { after: { freshFor: 'ageing' } },
    changed: { after: { freshFor: 'ageing' } },
    ageing: { on: { 'page.returned': 'asking' } },
    unconfirmed: { on: { 'retry.pressed': 'asking', 'page.returned': 'asking' } },
    gone: {},
  },
})
