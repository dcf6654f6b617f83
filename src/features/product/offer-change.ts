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
