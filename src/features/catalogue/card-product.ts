import type { PictureImage } from '#contract/media/site-pictures'
import type { ProductOffer } from '#contract/shop/product-offer'

/** The data of a product card. */
export interface CardProduct extends ProductOffer {
  productId: number
  path: string
  name: string
  /** Locale of the name; `el` unless there is no Greek one. */
  nameLocale: string
  /** In the size of a card. */
  cardImage: PictureImage | null
  /** Approved reviews only; half stars, 0 to 10. */
  reviewAverage: number
  reviewCount: number
}
