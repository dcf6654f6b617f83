import { offerOf } from '../../contract/shop/product-offer'
import { priceParts, toCents } from '../answers/cents'
import { readSeed } from './read-seed'

const { products } = readSeed()
const offers = products.map(({ slug, price, vatPercent, discountPercent = 0, stock }) => ({
  slug,
  discountPercent,
  ...offerOf({ ...priceParts(price, vatPercent, discountPercent), stock }),
}))
const reduced = offers.filter(({ discountPercent }) => discountPercent > 0)

describe('prices of the demonstration', () => {
  it.each(offers)('$slug costs a round sum, with and without its discount', (offer) => {
    for (const amount of [offer.finalPrice, offer.priceBeforeDiscount]) {
      expect(['00', '50', '90']).toContain(amount.toFixed(2).slice(-2))
    }
  })

  it.each(offers)('$slug: the badge is what the two prices shown say', (offer) => {
    const { finalPrice, priceBeforeDiscount, savePercent } = offer
    const saved = (1 - finalPrice / priceBeforeDiscount) * 100
    expect(savePercent).toBeLessThanOrEqual(saved + 1e-9)
    expect(saved - savePercent).toBeLessThan(1)
    expect(Number.isInteger(savePercent)).toBe(true)
  })

  it('are reduced for some, and by nothing too small to be said', () => {
    expect(reduced.length).toBeGreaterThan(10)
    for (const { slug, savePercent } of reduced)
      expect([slug, savePercent > 4]).toEqual([slug, true])
  })

  it('stand in the order of their badges where the API sorts by its own share', () => {
    const badges = [...reduced]
      .sort((a, b) => b.discountPercent - a.discountPercent)
      .map(({ savePercent }) => savePercent)
    expect(badges).toEqual([...badges].sort((a, b) => b - a))
  })

  it('keep whole cents as net prices, as the API stores them', () => {
    for (const { slug, price } of products) expect([slug, toCents(price)]).toEqual([slug, price])
  })
})
