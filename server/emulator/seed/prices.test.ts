import { offerOf } from '#contract/shop/product-offer'
import { priceParts, toCents } from '../lib/money'
import { readSeed } from './read-seed'

const { products } = readSeed()
const offers = products.map(({ slug, price, vatPercent, discountPercent = 0, stock }) => ({
  slug,
  discountPercent,
  ...offerOf({ ...priceParts(price, vatPercent, discountPercent), stock }),
}))
const reduced = offers.filter(({ discountPercent }) => discountPercent > 0)
/** Price in whole per cent of the list price. */
const shareOf = ({ finalPrice, priceBeforeDiscount }: (typeof offers)[number]) =>
  Math.ceil((finalPrice * 100) / priceBeforeDiscount - 1e-9)

describe('prices of the seed', () => {
  it.each(offers)('$slug has a round price, with and without its discount', (offer) => {
    for (const amount of [offer.finalPrice, offer.priceBeforeDiscount]) {
      expect(['00', '50', '90']).toContain(amount.toFixed(2).slice(-2))
    }
  })

  it('are discounted for some, and never by a negligible amount', () => {
    expect(reduced.length).toBeGreaterThan(10)
    for (const offer of reduced) {
      expect([offer.slug, shareOf(offer) < 96]).toEqual([offer.slug, true])
    }
  })

  it('sort by discount in the order of their distance from the list price', () => {
    const shares = [...reduced].sort((a, b) => b.discountPercent - a.discountPercent).map(shareOf)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('are net prices in whole cents, as the API stores them', () => {
    for (const { slug, price } of products) expect([slug, toCents(price)]).toEqual([slug, price])
  })
})
