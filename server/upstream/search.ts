import * as z from 'zod/mini'
import { entityPath } from '../../contract/paths/site-paths'
import type { BlogPostHit, ProductHit } from '../../contract/search/search-answer'
import { count, id, lenientText, money, percent, picturePath } from '../../contract/wire/scalars'
import { toShape } from './shape'

/** Most matches of a field that are marked. */
const mostMatches = 100

const matches = z.pipe(
  z.array(z.object({ start: count, length: count })),
  z.transform((all) => all.slice(0, mostMatches)),
)

/** Fields of every hit; the API writes each text again in `formatted`, with marks. */
const apiHit = {
  id,
  master: id,
  slug: z.string(),
  languageCode: z.string(),
  mainImagePath: picturePath,
  matchesPosition: z.nullish(z.record(z.string(), matches)),
  rankingScore: z.nullish(z.number()),
}

const apiProductHit = z.object({
  ...apiHit,
  name: z.string(),
  description: lenientText,
  price: z.nullable(money),
  discountPercent: z.nullable(percent),
  finalPrice: z.nullable(money),
  stock: count,
})

const apiPostHit = z.object({
  ...apiHit,
  title: z.string(),
  subtitle: lenientText,
  body: lenientText,
})

/** The envelope of a search; its rows are read one by one. */
export const hitsPage = z.object({
  limit: count,
  offset: count,
  estimatedTotalHits: count,
  results: z.array(z.unknown()),
})

/** A product that was found, with its offer of now but without its rating. */
export const productHit = z.pipe(
  apiProductHit,
  toShape<ProductHit>()(({ slug, price, discountPercent, finalPrice, stock, ...row }) => {
    const absoluteUrl = entityPath('product', { id: row.master, slug })
    if (price === null || finalPrice === null) return { ...row, absoluteUrl, product: null }
    const discountValue = shareOf(price, discountPercent ?? 0)
    return {
      ...row,
      absoluteUrl,
      product: {
        finalPrice,
        discountValue,
        stock,
        approvedReviewAverage: 0,
        approvedReviewCount: 0,
      },
    }
  }),
)

/** A share of an amount, rounded to cents as the API does: half a cent up. */
function shareOf(amount: number, percentage: number): number {
  return Math.round((Math.round(amount * 100) * percentage) / 100) / 100
}

/** A post that was found. */
export const blogPostHit = z.pipe(
  apiPostHit,
  toShape<BlogPostHit>()(({ slug, ...row }) => ({
    ...row,
    absoluteUrl: entityPath('blogPost', { id: row.master, slug }),
  })),
)
