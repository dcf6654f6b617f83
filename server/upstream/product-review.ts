import * as z from 'zod/mini'
import {
  type OwnProductReview,
  type ProductReview,
  reviewStatuses,
} from '../../contract/shop/product-review'
import { uuidField } from '../../contract/wire/common-fields'
import { id, picturePath } from '../../contract/wire/scalars'
import { translationsOf } from '../../contract/wire/translations'
import { apiDateTime, apiStamps } from './date-time'
import { publicPerson } from './person'
import { type Rating, unrated } from './product'
import { toShape } from './shape'

/** A review. Its author comes as a whole account, its product in short or, in a detail, whole. */
const apiReview = z.object({
  id,
  translations: translationsOf('comment'),
  product: z.object({ id }),
  user: publicPerson,
  rate: z.int().check(z.minimum(1), z.maximum(10)),
  status: z.enum(reviewStatuses),
  isPublished: z.boolean(),
  publishedAt: z.nullable(apiDateTime),
  ...apiStamps,
  ...uuidField,
})

/** The product of a review in a list; its name comes in the language of the request. */
const briefProduct = z.object({
  id,
  name: z.nullable(z.string()),
  slug: z.string(),
  mainImagePath: picturePath,
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
