import { readProduct, readReviewsOfProduct } from '#contract/endpoints/products'
import { offerOf, type ProductOffer } from '#contract/shop/product-offer'
import type { ProductReview } from '#contract/shop/product-review'
import { translate } from '#contract/wire/translations'
import type { Call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import type { ShownReview, ShownReviews } from './shown-product'

/**
 * Reads the current offer of a product. Null if it is deleted or inactive.
 * @throws ApiError
 */
export async function fetchOffer(
  call: Call,
  productId: number,
  signal: AbortSignal,
): Promise<(ProductOffer & { hasPriceAlerts: boolean }) | null> {
  try {
    const found = await call(readProduct, { params: { id: productId }, signal })
    if (!found.active) return null
    return { ...offerOf(found), hasPriceAlerts: found.priceDropAlertsEnabled === true }
  } catch (error) {
    if (problemOf(error).kind === 'missing') return null
    throw error
  }
}

/** Reads approved reviews, newest first, and how many others cannot be shown. @throws ApiError */
export async function fetchReviews(
  call: Call,
  productId: number,
  signal: AbortSignal,
): Promise<ShownReviews> {
  const read = await call(readReviewsOfProduct, { params: { id: productId }, signal })
  return { reviews: shownReviews(read.results), unshown: read.leftOut }
}

/** The approved reviews, newest first, as the build maps them. */
function shownReviews(reviews: readonly ProductReview[]): ShownReview[] {
  return reviews
    .filter(({ status }) => status === 'TRUE')
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .map((review) => ({
      reviewId: review.id,
      author: review.user.displayName,
      rate: review.rate,
      comment: translate(review.translations, 'comment'),
      writtenAt: review.createdAt,
    }))
}
