import * as z from 'zod/mini'
import { id } from '../wire/scalars'
import { asText } from '../wire/written-text'
import { productReview } from './product-review'

/** Most characters of a review. */
export const longestReview = 2000

const { rate } = productReview.shape

const translations = z.object({
  el: z.object({ comment: z.string().check(asText, z.maxLength(longestReview)) }),
})

/**
 * Body of `POST /api/products/reviews`; the text may be empty. Author and status
 * are added by the gateway: such keys are dropped.
 */
export const reviewCreation = z.object({ product: id, rate, translations })

/** Body of `PUT /api/products/reviews/{id}`; a review stays with its product. */
export const reviewChange = z.object({ rate, translations })
export type ReviewChange = z.infer<typeof reviewChange>

/**
 * Body of `POST /api/products/reviews/user-product-review`: looks up the own review of a product.
 */
export const ownReviewQuestion = z.object({ product: id })

/** Its answer; null where there is none. */
export const ownReviewAnswer = z.nullable(productReview)
