import type { ProductOffer } from '#contract/shop/product-offer'
import { offerChange } from './offer-change'

const before: ProductOffer = { finalPrice: 10, priceBeforeDiscount: 12, stock: 8 }

it.each<[string, Partial<ProductOffer>, ReturnType<typeof offerChange>]>([
  ['nothing', {}, null],
  ['a few pieces fewer', { stock: 6 }, null],
  ['the price', { finalPrice: 9.5 }, { priceBefore: 10, availability: null }],
  ['the last pieces', { stock: 3 }, { priceBefore: null, availability: 'fewLeft' }],
  ['the stock', { stock: 0 }, { priceBefore: null, availability: 'soldOut' }],
  ['both', { finalPrice: 11, stock: 0 }, { priceBefore: 10, availability: 'soldOut' }],
])('compares offers: %s', (_, now, change) => {
  expect(offerChange(before, { ...before, ...now })).toEqual(change)
})

it('reports that a product is back', () => {
  const change = offerChange({ ...before, stock: 0 }, before)
  expect(change).toEqual({ priceBefore: null, availability: 'inStock' })
})
