import { product } from '#contract/shop/product'
import { offerOf, type ProductOffer } from '#contract/shop/product-offer'
import { type ProductReview, productReviews } from '#contract/shop/product-review'
import { translate } from '#contract/wire/translations'
import { problemOf } from '#lib/http/problem'
import type { ApiRequest } from '#lib/http/request'
import type { ShownReview } from './shown-product'

/**
 * Reads the current offer of a product: `GET /api/products/{id}`. Null if it is deleted or inactive.
 * @throws ApiError
 */
export async function fetchOffer(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<(ProductOffer & { hasPriceAlerts: boolean }) | null> {
  try {
    const found = await request({ path: `/api/products/${productId}`, answer: product, signal })
    if (!found.active) return null
    return { ...offerOf(found), hasPriceAlerts: found.priceDropAlertsEnabled === true }
  } catch (error) {
    if (problemOf(error).kind === 'missing') return null
    throw error
  }
}

/**
 * Reads approved reviews, newest first: `GET /api/products/{id}/reviews`.
 * @throws ApiError
 */
export async function fetchReviews(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<ShownReview[]> {
  const path = `/api/products/${productId}/reviews` as const
  return shownReviews(await request({ path, answer: productReviews, signal }))
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
