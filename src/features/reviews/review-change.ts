import type { OwnProductReview } from '../../../contract/shop/own-product-review'
import type { ProductReview } from '../../../contract/shop/product-review'
import type { ReviewChange } from '../../../contract/shop/review-write'
import type { WrittenReview } from './review-form-schema'

/** A review that is to be deleted. */
export interface ReviewRemoval {
  id: number
  /** Name of its product, for the question. */
  name: string
}

/** In which tone it is said whether others see a review. */
export const statusTones = {
  NEW: 'warning',
  TRUE: 'success',
  FALSE: 'neutral',
} as const satisfies Record<ProductReview['status'], string>

/** Body of `PUT /api/products/reviews/{id}`. */
export function changeBody({ rate, comment }: WrittenReview): ReviewChange {
  return { rate, translations: { el: { comment } } }
}

/**
 * A review as it stands once the API took the change, with the status that the API says: some
 * versions let it wait to be read again (decision M8), others leave an approved one approved.
 */
export function rewritten(
  review: OwnProductReview,
  { rate, status, translations }: Pick<ProductReview, 'rate' | 'status' | 'translations'>,
): OwnProductReview {
  return { ...review, rate, status, translations }
}
