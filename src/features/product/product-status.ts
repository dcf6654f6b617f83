import type { StateValueFrom } from 'xstate'
import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { FreshnessContext, FreshnessProblem, freshnessMachine } from './freshness-machine'
import type { OfferChange } from './offer-change'

/** How sure the page is of the offer that it shows. */
export type ProductStatus =
  | { kind: 'settled'; offer: ProductOffer }
  | { kind: 'changed'; offer: ProductOffer; change: OfferChange }
  | { kind: 'unconfirmed'; offer: ProductOffer; sentence: string }
  | { kind: 'gone' }

type FreshnessState = StateValueFrom<typeof freshnessMachine>

/** Says a problem in words; they arrive with what asks, not with the page. */
type SentenceOf = (problem: FreshnessProblem) => string

const settled = ({ offer }: FreshnessContext): ProductStatus => ({ kind: 'settled', offer })

const statuses = {
  asking: settled,
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

/** What the page shows in a state of the freshness story. */
export function statusOf(
  state: FreshnessState,
  context: FreshnessContext,
  sentenceOf: SentenceOf,
): ProductStatus {
  return statuses[state](context, sentenceOf)
}
