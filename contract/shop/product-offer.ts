/** Fields of a product that may change between two reads. Amounts in euro, tax included. */
export interface ProductOffer {
  finalPrice: number
  /**
   * The list price: the price without the discount; the same as `finalPrice` where there is none.
   * The API keeps no past prices, so this is never shown as a former price.
   */
  priceBeforeDiscount: number
  /** Pieces that can be bought; 0 means sold out. */
  stock: number
}

/**
 * What a card shows of a product's reviews: their average in half stars, 0 to 10, and their number; both
 * null where they are not known.
 */
export interface ShownRating {
  reviewAverage: number | null
  reviewCount: number | null
}

/** The offer in an answer of the API. */
export function offerOf({
  finalPrice,
  discountValue,
  stock,
}: Pick<ProductOffer, 'finalPrice' | 'stock'> & { discountValue: number }): ProductOffer {
  const priceBeforeDiscount = Math.round((finalPrice + discountValue) * 100) / 100
  return { finalPrice, priceBeforeDiscount, stock }
}

export type Availability = 'inStock' | 'fewLeft' | 'soldOut'

/** With this many pieces or fewer, their number is shown. */
export const fewLeftStock = 5

/** Availability as shown. */
export function availabilityOf(stock: number): Availability {
  if (stock <= 0) return 'soldOut'
  return stock <= fewLeftStock ? 'fewLeft' : 'inStock'
}
