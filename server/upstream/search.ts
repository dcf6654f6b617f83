import * as z from 'zod/mini'
import { entityPath } from '../../contract/paths/site-paths'
import type { BlogPostHit, ProductHit } from '../../contract/search/search-answer'
import { count, id, lenientText, money, percent, picturePath } from '../../contract/wire/scalars'
import { lenient } from './lenient'
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
  ...lenient(
    z.object({
      mainImagePath: picturePath,
      matchesPosition: z.nullish(z.record(z.string(), matches)),
      rankingScore: z.nullish(z.number()),
    }),
  ).shape,
}

/** What a hit says of its product, which is read by itself. */
const anything = z.optional(z.unknown())
const apiOffer = z.object({
  price: money,
  discountPercent: z.nullable(percent),
  finalPrice: money,
  stock: count,
})

const apiProductHit = z.object({
  ...apiHit,
  name: z.string(),
  description: z.catch(lenientText, ''),
  ...{ price: anything, discountPercent: anything, finalPrice: anything, stock: anything },
})

const apiPostHit = z.object({
  ...apiHit,
  title: z.string(),
  subtitle: z.catch(lenientText, ''),
  body: z.catch(lenientText, ''),
})

/** The envelope of a search; its rows are read one by one. */
export const hitsPage = z.object({
  limit: count,
  offset: count,
  estimatedTotalHits: count,
  results: z.array(z.unknown()),
})

/** A product that was found, with its offer of now, where that can be read, but without its rating. */
export const productHit = z.pipe(
  apiProductHit,
  toShape<ProductHit>()(({ slug, price, discountPercent, finalPrice, stock, ...row }) => {
    const absoluteUrl = entityPath('product', { id: row.master, slug })
    const read = z.safeParse(apiOffer, { price, discountPercent, finalPrice, stock })
    if (!read.success) return { ...row, absoluteUrl, product: null }
    const { data: offer } = read
    return {
      ...row,
      absoluteUrl,
      product: {
        finalPrice: offer.finalPrice,
        discountValue: shareOf(offer.price, offer.discountPercent ?? 0),
        stock: offer.stock,
        approvedReviewAverage: null,
        approvedReviewCount: null,
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
