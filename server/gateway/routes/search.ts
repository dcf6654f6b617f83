import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { ProductHit, SearchAnswer } from '#contract/search/search-answer'
import { normalLine } from '#contract/wire/typed-text'
import { type Rating, unrated } from '#upstream/product'
import { blogPostHit, hitsPage, productHit } from '#upstream/search'
import type { Ratings } from '../catalogue/ratings'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { clientOf } from '../http/client-of'
import { booleanText, languageText, pageRules, type QueryRules, readQuery } from '../http/query'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { shownRows } from '../http/visible'
import { parse } from '../upstream/read-answer'

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

const hitsPerPage = '10'

/** Language of the hits where the query names none. */
const shopLanguage = 'el'

/** Longest query, in characters; of a longer one the beginning is searched for. */
const longestQuery = 200

interface SearchTools {
  api: Api
  ratings: Ratings
}

/** Full-text search of products and posts. */
export function searchRoutes({ api, ratings }: SearchTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  // An empty query finds nothing, without a call. `offers=true`, used by the page of results and not
  // by suggestions, adds prices, stock and ratings of the products.
  routes.get('/search', async (c) => {
    const query = readQuery(c, searchRules)
    const typed = query.get('query')
    if (!typed) return answerJson(c, { products: null, blogPosts: null } satisfies SearchAnswer)
    const asked = new URLSearchParams({
      query: typed,
      languageCode: query.get('language') ?? shopLanguage,
      limit: query.get('limit') ?? hitsPerPage,
      offset: query.get('offset') ?? '0',
    })
    const hits = Promise.all([
      readHits(c, productHit, `/search/product?${asked}`),
      readHits(c, blogPostHit, `/search/blog/post?${asked}`),
    ])
    const withOffers = query.get('offers') === 'true'
    const [[products, blogPosts], found] = await Promise.all([
      hits,
      withOffers ? ratings.shownOfAll(clientOf(c), hits) : new Map<number, never>(),
    ])
    const results = withOffers
      ? products.results.map(offerRatedBy(found))
      : products.results.map(({ product: _, ...hit }) => hit)
    return answerJson(c, { products: { ...products, results }, blogPosts } satisfies SearchAnswer)
  })

  async function readHits<Hit>(c: RouteContext, hit: z.ZodMiniType<Hit>, path: string) {
    const guest = api.asGuest(c)
    const page = parse(hitsPage, await guest.send('GET', path))
    return { ...page, results: shownRows(hit, page.results, undefined, guest) }
  }

  return routes
}

function offerRatedBy(ratings: ReadonlyMap<number, Rating>): (hit: ProductHit) => ProductHit {
  return (hit) => {
    if (!hit.product) return hit
    const { average, count } = ratings.get(hit.master) ?? unrated
    const offer = { ...hit.product, approvedReviewAverage: average, approvedReviewCount: count }
    return { ...hit, product: offer }
  }
}
