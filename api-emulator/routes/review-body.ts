import * as z from 'zod'
import { reviewStatuses } from '../../contract/shop/product-review'
import { idField, wholeNumber } from '../bodies/body-fields'

const translations = z.record(z.string(), z.object({ comment: z.string().trim().max(5000) }))
const rate = wholeNumber.pipe(z.number().min(1).max(10))

/** Body of `POST /product/review`; as in the real API the caller may say whose it is, and approve it. */
export const newReview = z.object({
  product: idField,
  user: idField,
  translations: translations.default({}),
  rate,
  status: z.enum(reviewStatuses).default('NEW'),
})

/**
 * Body of `PUT` and `PATCH /product/review/{id}`: what is left out stays. Its status can be set as in
 * a new one, so that a gateway can have a rewritten review looked at again (M8).
 */
export const reviewChange = z.object({
  translations: translations.optional(),
  rate: rate.optional(),
  status: z.enum(reviewStatuses).optional(),
})

/** Body of `POST /product/review/user_product_review`. */
export const ofProduct = z.object({ product: idField })
