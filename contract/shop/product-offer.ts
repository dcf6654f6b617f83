import type { Product } from './product'

/** What may change about a product between two looks at it. Amounts in euro, tax included. */
export interface ProductOffer {
  finalPrice: number
  /** What it would cost without the discount; the same as `finalPrice` where there is none. */
  priceBeforeDiscount: number
  savePercent: number
  /** Pieces that can be bought; 0 means sold out. */
  stock: number
}

/** The offer in an answer of the API. */
export function offerOf(
  product: Pick<Product, 'finalPrice' | 'discountValue' | 'priceSavePercent' | 'stock'>,
): ProductOffer {
  return {
    finalPrice: product.finalPrice,
    priceBeforeDiscount: Math.round((product.finalPrice + product.discountValue) * 100) / 100,
    savePercent: product.priceSavePercent,
    stock: product.stock,
  }
}

export type Availability = 'inStock' | 'fewLeft' | 'soldOut'

/** With this many pieces or fewer, people are told how many are left. */
export const fewLeftStock = 5

/** Availability as people are told it. */
export function availabilityOf(stock: number): Availability {
  if (stock <= 0) return 'soldOut'
  return stock <= fewLeftStock ? 'fewLeft' : 'inStock'
}
