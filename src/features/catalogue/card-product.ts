import type { PictureImage } from '../../../contract/media/picture-sizes'
import type { ProductOffer } from '../../../contract/shop/product-offer'

/** What a card says about a product. */
export interface CardProduct extends ProductOffer {
  productId: number
  path: string
  name: string
  /** Locale of the name: `el`, unless the product has no Greek one. */
  nameLocale: string
  /** Its picture as a card shows it, if there is one. */
  cardImage: PictureImage | null
  /** Approved reviews only; half stars, 0 to 10. */
  reviewAverage: number
  reviewCount: number
}
