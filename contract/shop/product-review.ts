import * as z from 'zod/mini'
import { publicPerson } from '../account/user-account'
import { publishFields, stampFields, uuidField } from '../wire/common-fields'
import { id } from '../wire/scalars'
import { translationsOf } from '../wire/translations'
import { product } from './product'

/** New, approved, rejected. */
export const reviewStatuses = ['NEW', 'TRUE', 'FALSE'] as const

/**
 * A review of a product. `rate` counts half stars, 1 to 10. Only status `TRUE` may be shown to
 * others.
 */
export const productReview = z.object({
  id,
  translations: translationsOf('comment'),
  product: z.object({ id }),
  user: publicPerson,
  rate: z.int().check(z.minimum(1), z.maximum(10)),
  status: z.enum(reviewStatuses),
  ...publishFields,
  ...stampFields,
  ...uuidField,
})
export type ProductReview = z.infer<typeof productReview>

/** One of a member's own reviews, with what the list of them shows of the product. */
export const ownProductReview = z.extend(productReview, {
  product: z.pick(product, { id: true, slug: true, translations: true, mainImagePath: true }),
})
export type OwnProductReview = z.infer<typeof ownProductReview>
