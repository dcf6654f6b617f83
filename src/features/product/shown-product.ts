import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { Crumb } from '../../shared/ui/breadcrumbs'
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
  reviews: readonly ShownReview[]
  /** The categories that it stands in, widest first. */
  trail: readonly Crumb[]
}
