import type { Product } from './product'

/** Fields of a product that may change between two reads. Amounts in euro, tax included. */
export interface ProductOffer {
  finalPrice: number
  /**
   * The list price: the price without the discount; the same as `finalPrice` where there is none.
   * The API keeps no past prices, so this is never shown as a former price.
   */
  priceBeforeDiscount: number
  /** By how much the price is below the list price, in whole per cent of it, rounded down. */
  savePercent: number
  /** Pieces that can be bought; 0 means sold out. */
  stock: number
}

/** The offer in an answer of the API. */
export function offerOf({
  finalPrice,
  discountValue,
  stock,
}: Pick<Product, 'finalPrice' | 'discountValue' | 'stock'>): ProductOffer {
  const priceBeforeDiscount = Math.round((finalPrice + discountValue) * 100) / 100
  return {
    finalPrice,
    priceBeforeDiscount,
    savePercent: percentBelow(priceBeforeDiscount, finalPrice),
    stock,
  }
}

/**
 * How far the second price is below the first, as both are shown: in whole cents. The API's own
 * `priceSavePercent` is of the net price and exceeds the real saving.
 */
function percentBelow(listPrice: number, price: number): number {
  const before = Math.round(listPrice * 100)
  const now = Math.round(price * 100)
  return before > now ? Math.floor(((before - now) * 100) / before) : 0
}

export type Availability = 'inStock' | 'fewLeft' | 'soldOut'

/** With this many pieces or fewer, their number is shown. */
export const fewLeftStock = 5

/** Availability as shown. */
export function availabilityOf(stock: number): Availability {
  if (stock <= 0) return 'soldOut'
  return stock <= fewLeftStock ? 'fewLeft' : 'inStock'
}
