import type { StateValueFrom } from 'xstate'
import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { FreshnessContext, FreshnessProblem, freshnessMachine } from './freshness-machine'
import type { OfferChange } from './offer-change'

/** How sure the page is of the offer that it shows. */
export type ProductStanding =
  | { kind: 'settled'; offer: ProductOffer }
  | { kind: 'changed'; offer: ProductOffer; change: OfferChange }
  | { kind: 'unconfirmed'; offer: ProductOffer; problem: FreshnessProblem }
  | { kind: 'gone' }

type FreshnessState = StateValueFrom<typeof freshnessMachine>

const settled = ({ offer }: FreshnessContext): ProductStanding => ({ kind: 'settled', offer })

const standings = {
  asking: settled,
  confirmed: settled,
  changed: ({ offer, change }) =>
    change ? { kind: 'changed', offer, change } : { kind: 'settled', offer },
  ageing: settled,
  unconfirmed: ({ offer, problem }) => ({ kind: 'unconfirmed', offer, problem }),
  gone: () => ({ kind: 'gone' }),
} satisfies Record<FreshnessState, (context: FreshnessContext) => ProductStanding>

/** What the page shows in a state of the freshness story. */
export function standingOf(state: FreshnessState, context: FreshnessContext): ProductStanding {
  return standings[state](context)
}
