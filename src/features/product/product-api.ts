import { product } from '#contract/shop/product'
import { offerOf } from '#contract/shop/product-offer'
import { type ProductReview, productReviews } from '#contract/shop/product-review'
import { translate } from '#contract/wire/translations'
import type { ApiRequest } from '#lib/http/api-request'
import type { FreshnessOutcome } from './freshness-machine'
import type { ShownReview } from './shown-product'

/** Reads the current offer of a product: `GET /api/products/{id}`. */
export async function fetchOffer(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<FreshnessOutcome> {
  const result = await request({ path: `/api/products/${productId}`, answer: product, signal })
  if (result.ok) {
    return result.data.active ? { kind: 'found', offer: offerOf(result.data) } : { kind: 'gone' }
  }
  const { kind } = result.problem
  if (kind === 'missing') return { kind: 'gone' }
  const isNamed = kind === 'unreachable' || kind === 'tooMany'
  return { kind: 'refused', problem: isNamed ? kind : 'failed' }
}

/** Reads approved reviews, newest first: `GET /api/products/{id}/reviews`. Null on errors. */
export async function fetchReviews(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<ShownReview[] | null> {
  const path = `/api/products/${productId}/reviews` as const
  const result = await request({ path, answer: productReviews, signal })
  return result.ok ? shownReviews(result.data) : null
}

/** Counts a view of a product: `POST /api/products/{id}/update-view-count`. Errors are ignored. */
export async function countView(request: ApiRequest, productId: number): Promise<void> {
  const path = `/api/products/${productId}/update-view-count` as const
  await request({ method: 'POST', path, keepalive: true })
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
