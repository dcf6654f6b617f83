import { productReviews } from '../../../contract/shop/product-review'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { ReviewsOutcome } from './reviews-machine'
import { shownReviews } from './shown-review'

/** Asks for the reviews of a product (`GET /api/products/{id}/reviews`). */
export async function askReviews(
  request: ApiRequest,
  productId: number,
  signal: AbortSignal,
): Promise<ReviewsOutcome> {
  const path = `/api/products/${productId}/reviews` as const
  const result = await request({ path, answer: productReviews, signal })
  return result.ok ? shownReviews(result.data) : null
}
