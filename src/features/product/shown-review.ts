import type { ProductReview } from '../../../contract/shop/product-review'
import { translate } from '../../../contract/wire/translations'

/** A review as the page shows it. */
export interface ShownReview {
  reviewId: number
  /** Empty where the API names nobody. */
  author: string
  /** Half stars, 1 to 10. */
  rate: number
  comment: string
  /** ISO 8601. */
  writtenAt: string
}

/** The reviews that everybody may read, newest first, the same as the build makes them. */
export function shownReviews(reviews: readonly ProductReview[]): ShownReview[] {
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
