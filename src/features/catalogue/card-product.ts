import type { ProductOffer } from '../../../contract/shop/product-offer'

/** What a card says about a product. */
export interface CardProduct extends ProductOffer {
  productId: number
  path: string
  name: string
  /** Locale of the name: `el`, unless the product has no Greek one. */
  nameLocale: string
  /** Source in the image service; empty where there is no picture. */
  picturePath: string
  /** Approved reviews only; half stars, 0 to 10. */
  reviewAverage: number
  reviewCount: number
}
