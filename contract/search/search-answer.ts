import * as z from 'zod/mini'
import { product } from '../shop/product'
import { count, id, lenientText, picturePath } from '../wire/scalars'

const match = z.array(z.object({ start: count, length: count }))

const hit = {
  /** Id of the translation row; the entity's own id is `master`. */
  id,
  master: id,
  languageCode: z.string(),
  absoluteUrl: z.string(),
  mainImagePath: picturePath,
  matchesPosition: z.nullish(z.record(z.string(), match)),
  rankingScore: z.nullish(z.number()),
}

/** Fields of `product` on the card of a search result. */
const foundProduct = z.extend(
  z.pick(product, {
    finalPrice: true,
    discountValue: true,
    stock: true,
    approvedReviewAverage: true,
    approvedReviewCount: true,
  }),
  /** The group of variants, null where it is in none; absent where that is not known. */
  { variantGroup: z.nullish(id) },
)
export type FoundProduct = z.infer<typeof foundProduct>

export const productHit = z.object({
  ...hit,
  name: z.string(),
  description: lenientText,
  /** Added by the gateway with `offers`; null where it could not be read. */
  product: z.nullish(foundProduct),
})
export type ProductHit = z.infer<typeof productHit>

export const blogPostHit = z.object({
  ...hit,
  title: z.string(),
  subtitle: lenientText,
  body: lenientText,
})
export type BlogPostHit = z.infer<typeof blogPostHit>

function hitsOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    limit: count,
    offset: count,
    estimatedTotalHits: count,
    results: z.array(item),
  })
}

/** Answer of the upstream's `GET /search/product`. */
export const productHits = hitsOf(productHit)
/** Answer of the upstream's `GET /search/blog/post`. */
export const blogPostHits = hitsOf(blogPostHit)

/**
 * Answer of the gateway's `GET /api/search?query=&limit=&offset=&offers=`. A list is null where it
 * could not be read, both are where the query is empty.
 */
export const searchAnswer = z.object({
  products: z.nullable(productHits),
  blogPosts: z.nullable(blogPostHits),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
