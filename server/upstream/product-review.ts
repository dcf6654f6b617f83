import * as z from 'zod/mini'
import {
  type OwnProductReview,
  type ProductReview,
  reviewStatuses,
} from '../../contract/shop/product-review'
import { id, picturePath } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenientTranslations, unshownFields } from './lenient'
import { publicPerson } from './person'
import { type Rating, unrated } from './product'
import { toShape } from './shape'

/** A review. Its author comes as a whole account, its product in short or, in a detail, whole. */
const apiReview = z.object({
  id,
  translations: lenientTranslations('comment'),
  product: z.object({ id }),
  user: publicPerson,
  rate: z.int().check(z.minimum(1), z.maximum(10)),
  status: z.enum(reviewStatuses),
  isPublished: z.catch(z.boolean(), false),
  publishedAt: z.catch(z.nullable(apiDateTime), null),
  ...unshownFields,
  createdAt: apiDateTime,
})

/** The product of a review in a list; its name comes in the language of the request. */
const briefProduct = z.object({
  id,
  name: z.catch(z.nullable(z.string()), null),
  slug: z.string(),
  mainImagePath: z.catch(picturePath, ''),
})

function toReview<Row extends z.infer<typeof apiReview>>(row: Row) {
  return { ...row, isVisible: row.status === 'TRUE' }
}

/** A review in the shape of the contract. */
export const productReview = z.pipe(
  apiReview,
  toShape<ProductReview>()((row) => toReview(row)),
)

/** A review in the list of its author, with the product. */
export const ownProductReview = z.pipe(
  z.extend(apiReview, { product: briefProduct }),
  toShape<OwnProductReview>()(({ product: { name, ...product }, ...row }) => {
    const translations = name === null ? {} : { el: { name } }
    return toReview({ ...row, product: { ...product, translations } })
  }),
)

/** What a rating needs of a review. */
export const reviewRate = z.object({
  id,
  product: z.object({ id }),
  rate: apiReview.shape.rate,
  status: z.string(),
})

/** The ratings of products, by their approved reviews alone. */
export function ratingsOf(
  reviews: readonly z.infer<typeof reviewRate>[],
): ReadonlyMap<number, Rating> {
  const ratings = new Map<number, Rating>()
  for (const { product, rate, status } of reviews) {
    if (status !== 'TRUE') continue
    const { average, count } = ratings.get(product.id) ?? unrated
    const sum = average * count + rate
    ratings.set(product.id, { average: sum / (count + 1), count: count + 1 })
  }
  return ratings
}
