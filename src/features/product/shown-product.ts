import type { Crumb } from '#components/breadcrumbs'
import type { PictureImage } from '#contract/media/site-pictures'
import type { ProductOffer } from '#contract/shop/product-offer'

/** Fragment of the page's reviews. */
export const reviewsAnchor = 'kritikes'

/** A product as the build queried it. */
export interface ShownProduct extends ProductOffer {
  productId: number
  path: string
  name: string
  /** Locale of the name; `el` unless there is no Greek one. */
  nameLocale: string
  /** Sanitised by the build. */
  descriptionHtml: string
  descriptionLocale: string
  vatPercent: number
  weightGrams: number | null
  /** Source in the image service; empty without a picture. */
  picturePath: string
  morePicturePaths: readonly string[]
  /** The main picture first. */
  gallery: readonly GalleryPicture[]
  reviews: readonly ShownReview[]
  /** Its categories, widest first. */
  trail: readonly Crumb[]
}

/** The offer of a product as it was built. */
export function builtOffer(product: ShownProduct): ProductOffer {
  const { finalPrice, priceBeforeDiscount, stock } = product
  return { finalPrice, priceBeforeDiscount, stock }
}

/** A picture in full size and as a thumbnail. */
export interface GalleryPicture {
  large: PictureImage
  small: PictureImage
}

/** A review as the page shows it. */
export interface ShownReview {
  reviewId: number
  /** Empty if the API names no author. */
  author: string
  /** Half stars, 1 to 10. */
  rate: number
  comment: string
  /** ISO 8601. */
  writtenAt: string
}

/** Number of reviews with this many stars. */
export interface StarShare {
  stars: number
  count: number
  /** Of all reviews, 0 to 1. */
  share: number
}

export interface ReviewSummary {
  count: number
  /** Half stars, 0 to 10; 0 without reviews. */
  average: number
  /** From five stars to one; half stars are rounded down, but to at least one star. */
  distribution: StarShare[]
}

/** Count, average and distribution of reviews. */
export function summariseReviews(reviews: readonly Pick<ShownReview, 'rate'>[]): ReviewSummary {
  const count = reviews.length
  const total = reviews.reduce((sum, { rate }) => sum + rate, 0)
  const distribution = [5, 4, 3, 2, 1].map((stars) => {
    const found = reviews.filter(({ rate }) => Math.max(1, Math.floor(rate / 2)) === stars).length
    return { stars, count: found, share: count > 0 ? found / count : 0 }
  })
  return { count, average: count > 0 ? total / count : 0, distribution }
}

/** The `lang` attribute of a text that is not Greek. */
export function langAttribute(locale: string): { lang?: string } {
  return locale === 'el' ? {} : { lang: locale }
}
