import {
  type Availability,
  availabilityOf,
  type ProductOffer,
} from '../../../contract/shop/product-offer'

/** What is worth telling somebody who is already looking at an offer. */
export interface OfferChange {
  /** The price that was shown, where it is another one now. */
  priceBefore: number | null
  /** The new availability, where it is another one now. */
  availability: Availability | null
}

/** Compares the offer that was shown with the present one; null where nobody would care. */
export function offerChange(before: ProductOffer, now: ProductOffer): OfferChange | null {
  const priceBefore = before.finalPrice === now.finalPrice ? null : before.finalPrice
  const availability = availabilityOf(now.stock)
  const isOther = availability !== availabilityOf(before.stock)
  if (priceBefore === null && !isOther) return null
  return { priceBefore, availability: isOther ? availability : null }
}
