import { assign, fromPromise, type StateValueFrom, setup } from 'xstate'
import { type Availability, availabilityOf, type ProductOffer } from '#contract/shop/product-offer'

/** A visible difference between two offers. */
export interface OfferChange {
  /** The previous price; null if unchanged. */
  priceBefore: number | null
  /** The new availability; null if unchanged. */
  availability: Availability | null
}

/** Compares the shown offer with the current one; null if price and availability are unchanged. */
export function offerChange(before: ProductOffer, now: ProductOffer): OfferChange | null {
  const priceBefore = before.finalPrice === now.finalPrice ? null : before.finalPrice
  const availability = availabilityOf(now.stock)
  const isOther = availability !== availabilityOf(before.stock)
  if (priceBefore === null && !isOther) return null
  return { priceBefore, availability: isOther ? availability : null }
}

/** Why the current offer could not be read. */
type FreshnessProblem = 'unreachable' | 'failed' | 'tooMany'

/** Result of reading a product. */
export type FreshnessOutcome =
  | { kind: 'found'; offer: ProductOffer }
  /** Deleted or inactive. */
  | { kind: 'gone' }
  | { kind: 'refused'; problem: FreshnessProblem }

export interface FreshnessContext {
  productId: number
  /** The offer that is shown. */
  offer: ProductOffer
  /** What changed with the latest response. */
  change: OfferChange | null
  problem: FreshnessProblem
}

export type FreshnessEvent =
  | { type: 'retry.pressed' }
  /** The tab became visible, or the network came back. */
  | { type: 'page.returned' }

/** How long an offer counts as current, in ms. */
export const freshForMs = 5 * 60_000

const fetchOffer = fromPromise<FreshnessOutcome, number>(() => {
  throw new Error('fetchOffer was not provided')
})

/**
 * Keeps the offer of a pre-rendered page current: reads it once, and again when the visitor returns
 * after `freshForMs`.
 */
export const freshnessMachine = setup({
  types: {
    context: {} as FreshnessContext,
    events: {} as FreshnessEvent,
    input: {} as Pick<FreshnessContext, 'productId' | 'offer'>,
  },
  actors: { fetchOffer },
  guards: {
    'product is gone': (_, outcome: FreshnessOutcome) => outcome.kind === 'gone',
    'request failed': (_, outcome: FreshnessOutcome) => outcome.kind === 'refused',
    'offer changed visibly': ({ context }, outcome: FreshnessOutcome) =>
      outcome.kind === 'found' && offerChange(context.offer, outcome.offer) !== null,
  },
  actions: {
    storeOffer: assign(({ context }, outcome: FreshnessOutcome) =>
      outcome.kind === 'found'
        ? { offer: outcome.offer, change: offerChange(context.offer, outcome.offer) }
        : {},
    ),
    storeProblem: assign((_, outcome: FreshnessOutcome | null) => ({
      problem: outcome?.kind === 'refused' ? outcome.problem : ('failed' as const),
    })),
  },
  delays: { freshFor: freshForMs },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => ({ ...input, change: null, problem: 'failed' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchOffer',
        input: ({ context }) => context.productId,
        onDone: [
          {
            guard: { type: 'product is gone', params: ({ event }) => event.output },
            target: 'gone',
          },
          {
            guard: { type: 'request failed', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'storeProblem', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'offer changed visibly', params: ({ event }) => event.output },
            target: 'changed',
            actions: { type: 'storeOffer', params: ({ event }) => event.output },
          },
          {
            target: 'confirmed',
            actions: { type: 'storeOffer', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unconfirmed', actions: { type: 'storeProblem', params: null } },
      },
    },
    confirmed: { after: { freshFor: 'ageing' } },
    changed: { after: { freshFor: 'ageing' } },
    ageing: { on: { 'page.returned': 'loading' } },
    unconfirmed: { on: { 'retry.pressed': 'loading', 'page.returned': 'loading' } },
    gone: {},
  },
})

/** What the page shows about its offer. */
export type ProductStatus =
  | { kind: 'settled'; offer: ProductOffer }
  | { kind: 'changed'; offer: ProductOffer; change: OfferChange }
  | { kind: 'unconfirmed'; offer: ProductOffer; sentence: string }
  | { kind: 'gone' }

type FreshnessState = StateValueFrom<typeof freshnessMachine>

/** Translates a problem; its texts load with the lazy script, not with the page. */
type SentenceOf = (problem: FreshnessProblem) => string

const settled = ({ offer }: FreshnessContext): ProductStatus => ({ kind: 'settled', offer })

const statuses = {
  loading: settled,
  confirmed: settled,
  changed: ({ offer, change }) =>
    change ? { kind: 'changed', offer, change } : { kind: 'settled', offer },
  ageing: settled,
  unconfirmed: ({ offer, problem }, sentenceOf) => ({
    kind: 'unconfirmed',
    offer,
    sentence: sentenceOf(problem),
  }),
  gone: () => ({ kind: 'gone' }),
} satisfies Record<
  FreshnessState,
  (context: FreshnessContext, sentenceOf: SentenceOf) => ProductStatus
>

/** What the page shows in a state of the machine. */
export function statusOfState(
  state: FreshnessState,
  context: FreshnessContext,
  sentenceOf: SentenceOf,
): ProductStatus {
  return statuses[state](context, sentenceOf)
}
