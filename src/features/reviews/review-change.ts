import type { OwnProductReview } from '../../../contract/shop/own-product-review'
import type { ReviewChange } from '../../../contract/shop/review-write'
import type { WrittenReview } from './review-form-schema'

/** A review that is to be deleted. */
export interface ReviewRemoval {
  id: number
  /** Name of its product, for the question. */
  name: string
}

/** Body of `PUT /api/products/reviews/{id}`. */
export function changeBody({ rate, comment }: WrittenReview): ReviewChange {
  return { rate, translations: { el: { comment } } }
}

/** A review as it stands once the API took the change: it waits to be read again (decision M8). */
export function rewritten(review: OwnProductReview, written: WrittenReview): OwnProductReview {
  const { rate, translations } = changeBody(written)
  return {
    ...review,
    rate,
    status: 'NEW',
    translations: { ...review.translations, ...translations },
  }
}
