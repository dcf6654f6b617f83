import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type BlogPostHit,
  blogPostHits,
  type FoundProduct,
  type ProductHit,
  productHits,
  type SearchAnswer,
} from '../../contract/search/search-answer'
import type { Product } from '../../contract/shop/product'
import { withoutUnseen } from '../../contract/wire/written-text'
import type { GatewayEnv } from '../dependencies'
import type { HitKind } from '../lists/search-hits'
import type { RouteTools } from '../upstream/rest-call'
import { postRule, productRule } from './list-rules'
import { booleanText, languageText, pageRules, type QueryRules } from './query-rules'
import { checkedQuery } from './row-runner'

const searchRules: QueryRules = {
  query: z.pipe(
    z.string(),
    z.transform((text) => withoutUnseen(text).trim().slice(0, longestQuery)),
  ),
  language: languageText,
  limit: pageRules.limit,
  offset: pageRules.offset,
  offers: booleanText,
}

const hitsPerPage = 10

/** Whose words people read where no language is asked for. */
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

/** What is longer was pasted by mistake: its beginning is looked for. */
const longestQuery = 200

/**
 * `GET /api/search`: products and posts; nothing typed means nothing found, without a call. With
 * `offers=true` products say what they cost: the page of results asks for it, suggestions do not.
 */
export async function searchRoute(tools: RouteTools, c: Context<GatewayEnv>): Promise<Response> {
  const query = checkedQuery(searchRules, c)
  const typed = query.get('query')
  if (!typed) {
    return tools.answers.json({ products: null, blogPosts: null } satisfies SearchAnswer)
  }
  const language = query.get('language') ?? shopLanguage
  const limit = Number(query.get('limit') ?? hitsPerPage)
  const window = { limit, offset: Number(query.get('offset') ?? 0) }
  const [products, blogPosts] = await Promise.all([
    tools.search(productKind, typed, language, window),
    tools.search(blogPostKind, typed, language, window),
  ])
  const results =
    query.get('offers') === 'true' ? await withOffers(tools, products.results) : products.results
  const answer: SearchAnswer = { products: { ...products, results }, blogPosts }
  return tools.answers.json(answer)
}

async function withOffers(tools: RouteTools, hits: readonly ProductHit[]): Promise<ProductHit[]> {
  const products = await tools.foundProducts(hits.map(({ master }) => master))
  return hits.map((hit, at) => ({ ...hit, product: offerIn(products[at]) }))
}

/** What the contract has of a product that was found, and no more. */
function offerIn(product: Product | null | undefined): FoundProduct | null {
  if (!product) return null
  const { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount } = product
  return { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount }
}
