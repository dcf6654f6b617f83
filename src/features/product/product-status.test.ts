import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { FreshnessContext } from './freshness-machine'
import { statusOf } from './product-status'

const offer: ProductOffer = { finalPrice: 10, priceBeforeDiscount: 10, savePercent: 0, stock: 8 }
const context: FreshnessContext = {
  productId: 3,
  offer,
  change: { priceBefore: 9, availability: null },
  problem: 'unreachable',
}

const said = (problem: string) => `said: ${problem}`

it('shows the offer without a word while nothing is known to have changed', () => {
  for (const state of ['asking', 'confirmed', 'ageing'] as const) {
    expect(statusOf(state, context, said)).toEqual({ kind: 'settled', offer })
  }
})

it('says what changed, what is not known and what is gone', () => {
  expect(statusOf('changed', context, said)).toEqual({
    kind: 'changed',
    offer,
    change: context.change,
  })
  expect(statusOf('unconfirmed', context, said)).toEqual({
    kind: 'unconfirmed',
    offer,
    sentence: 'said: unreachable',
  })
  expect(statusOf('gone', context, said)).toEqual({ kind: 'gone' })
})
