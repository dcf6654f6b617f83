import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  type BlogPostHit,
  blogPostHits,
  type FoundProduct,
  type ProductHit,
  productHits,
  type SearchAnswer,
} from '#contract/search/search-answer'
import type { Product } from '#contract/shop/product'
import { normalLine } from '#contract/wire/typed-text'
import type { HitKind } from '../lists/search'
import type { RouteContext, RouteEnv } from '../services'
import { clientOf } from './api-caller'
import { booleanText, languageText, pageRules, type QueryRules, readQuery } from './query'
import { answerJson } from './responses'
import { postRule, productRule } from './visibility'

const searchRules: QueryRules = {
  query: z.pipe(
    z.string(),
    z.transform((text) => normalLine(text).slice(0, longestQuery)),
  ),
  language: languageText,
  limit: pageRules.limit,
  offset: pageRules.offset,
  offers: booleanText,
}

const hitsPerPage = 10

/** Language of the hits where the query names none. */
const shopLanguage = 'el'

const productKind: HitKind<ProductHit> = {
  path: '/search/product',
  answer: productHits,
  rule: productRule,
}

const blogPostKind: HitKind<BlogPostHit> = {
  path: '/search/blog/post',
  answer: blogPostHits,
  rule: postRule,
}

/** Longest query, in characters; of a longer one the beginning is searched for. */
const longestQuery = 200

/** Full-text search of products and posts. */
export const searchRoutes = new Hono<RouteEnv>()

// An empty query finds nothing, without a call. `offers=true`, used by the page of results and not
// by suggestions, adds prices and stock of the products.
searchRoutes.get('/search', async (c) => {
  const query = readQuery(c, searchRules)
  const typed = query.get('query')
  if (!typed) return answerJson(c, { products: null, blogPosts: null } satisfies SearchAnswer)
  const language = query.get('language') ?? shopLanguage
  const limit = Number(query.get('limit') ?? hitsPerPage)
  const window = { limit, offset: Number(query.get('offset') ?? 0) }
  const { search } = c.var.services
  const client = clientOf(c)
  const [products, blogPosts] = await Promise.all([
    search(productKind, typed, language, window, client),
    search(blogPostKind, typed, language, window, client),
  ])
  const results =
    query.get('offers') === 'true' ? await withOffers(c, products.results) : products.results
  return answerJson(c, { products: { ...products, results }, blogPosts } satisfies SearchAnswer)
})

async function withOffers(c: RouteContext, hits: readonly ProductHit[]): Promise<ProductHit[]> {
  const ids = hits.map(({ master }) => master)
  const products = await c.var.services.foundProducts(ids, clientOf(c))
  return hits.map((hit, at) => ({ ...hit, product: offerIn(products[at]) }))
}

/** Only the fields of the API contract. */
function offerIn(product: Product | null | undefined): FoundProduct | null {
  if (!product) return null
  const { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount } = product
  return { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount }
}
