import * as z from 'zod/mini'
import { product } from './product'
import { productReview } from './product-review'

/** One of a person's own reviews, from `GET /user/account/{id}/product_reviews`, with its product. */
export const ownProductReview = z.extend(productReview, { product })
export type OwnProductReview = z.infer<typeof ownProductReview>
