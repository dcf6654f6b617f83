import type { ProductOffer } from '#contract/shop/product-offer'

/** Fragment of the page's reviews. */
export const reviewsAnchor = 'kritikes'

/**
 * A product as the build queried it: its texts are sanitised, and its `nameLocale` is `el` unless
 * there is no Greek name. Picture paths are sources in the image service.
 */
export type ShownProduct = Omit<
  NonNullable<Queries.ProductPageQuery['shopProduct']>,
  'seoTitle' | 'related' | 'lessons'
>

/** The offer of a product as it was built. */
export function builtOffer(product: ShownProduct): ProductOffer {
  const { finalPrice, priceBeforeDiscount, stock } = product
  return { finalPrice, priceBeforeDiscount, stock }
}

/** A picture in full size and as a thumbnail; the main one is the first of the gallery. */
export type GalleryPicture = ShownProduct['gallery'][number]

/** A review as the page shows it; `rate` counts half stars, `author` may be empty. */
export type ShownReview = ShownProduct['reviews'][number]

/** The reviews of a product, and the number of those that cannot be shown. */
export interface ShownReviews {
  reviews: readonly ShownReview[]
  unshown: number
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
  /** Other reviews, which could not be read. */
  unshown: number
}

/** Count, average and distribution of reviews. */
export function summariseReviews(
  reviews: readonly Pick<ShownReview, 'rate'>[],
  unshown: number,
): ReviewSummary {
  const count = reviews.length
  const total = reviews.reduce((sum, { rate }) => sum + rate, 0)
  const distribution = [5, 4, 3, 2, 1].map((stars) => {
    const found = reviews.filter(({ rate }) => Math.max(1, Math.floor(rate / 2)) === stars).length
    return { stars, count: found, share: count > 0 ? found / count : 0 }
  })
  return { count, average: count > 0 ? total / count : 0, distribution, unshown }
}

/** The `lang` attribute of a text that is not Greek. */
export function langAttribute(locale: string): { lang?: string } {
  return locale === 'el' ? {} : { lang: locale }
}
