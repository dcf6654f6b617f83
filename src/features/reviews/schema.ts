import * as z from 'zod/mini'
import { textAreaRule } from '#components/form/text-rules'
import type { ProductReview } from '#contract/shop/product-review'
import { longestReview } from '#contract/shop/review-write'
import { translate } from '#contract/wire/translations'

/** Rates in half stars, as the API counts them, best first. */
export const rates = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const

/** The form of a review: a rate, which is a string in the form, and an optional comment. */
export const reviewFormSchema = z.object({
  rate: z.pipe(z.enum(rates.map(String)), z.transform(Number)),
  comment: textAreaRule({ least: 0, most: longestReview }),
})
export type WrittenReview = z.output<typeof reviewFormSchema>

/** Form values of a review; empty without one. */
export function reviewFormOf(review: Pick<ProductReview, 'rate' | 'translations'> | null) {
  if (!review) return { rate: '', comment: '' }
  return { rate: String(review.rate), comment: translate(review.translations, 'comment') }
}

/** Draft name of a review in the list of the account. */
export function reviewDraft(id: number): string {
  return `review-${id}`
}

/** Draft name of a review on the product page. */
export function productReviewDraft(productId: number): string {
  return `review-of-${productId}`
}
