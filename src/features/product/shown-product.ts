import type { PictureImage } from '../../../contract/media/picture-sizes'
import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { Crumb } from '../../components/breadcrumbs'
import type { ShownReview } from './shown-review'

/** A product as its page was built. */
export interface ShownProduct extends ProductOffer {
  productId: number
  path: string
  name: string
  /** Locale of the name; `el`, unless there is no Greek one. */
  nameLocale: string
  /** Sanitised by the build. */
  descriptionHtml: string
  descriptionLocale: string
  vatPercent: number
  weightGrams: number | null
  /** Source in the image service; empty where there is no picture. */
  picturePath: string
  morePicturePaths: readonly string[]
  /** All its pictures, the main one first. */
  gallery: readonly GalleryPicture[]
  reviews: readonly ShownReview[]
  /** The categories that it stands in, widest first. */
  trail: readonly Crumb[]
}

/** One picture of a product, large and as a thumbnail. */
export interface GalleryPicture {
  large: PictureImage
  small: PictureImage
}
