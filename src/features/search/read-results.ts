import { type AddressedEntity, entityPathPrefixes } from '#contract/paths/site-paths'
import {
  type BlogPostHit,
  type FoundProduct,
  type ProductHit,
  type SearchAnswer,
  searchAnswer,
} from '#contract/search/search-answer'
import { offerOf } from '#contract/shop/product-offer'
import type { ApiProblem } from '#lib/http/api-problem'
import type { ApiRequest } from '#lib/http/api-request'
import type { GroupResults, HitOffer, SearchHit, SearchResults } from './search-results'
import { highlight, highlightedExcerpt } from './text-pieces'

/** Query parameters of the API. */
export interface SearchParams {
  query: string
  limit: number
  offset: number
  /** Include price, stock and rating of products. */
  offers?: boolean
}

/** Why the search failed; `offline` if the browser reports no connection. */
export type SearchProblem = ApiProblem | { kind: 'offline' }

/** Thrown when results cannot be read. */
export class SearchError extends Error {
  override name = 'SearchError'

  constructor(readonly problem: SearchProblem) {
    super(problem.kind)
  }
}

/**
 * Reads a page of lessons and products: `GET /api/search`.
 * @param isOnline whether the browser reports a connection
 * @throws SearchError
 */
export async function readResults(
  request: ApiRequest,
  { query, limit, offset, offers = false }: SearchParams,
  isOnline: () => boolean,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const result = await request({
    path: '/api/search',
    query: { query, limit, offset, ...(offers && { offers: 'true' }) },
    answer: searchAnswer,
    signal,
  })
  if (result.ok) return resultsOf(result.data)
  throw new SearchError(searchProblem(result.problem, isOnline()))
}

function searchProblem(problem: ApiProblem, isOnline: boolean): SearchProblem {
  switch (problem.kind) {
    case 'unreachable':
      return isOnline ? problem : { kind: 'offline' }
    case 'rateLimited':
    case 'broken':
      return problem
    default:
      return { kind: 'broken', reason: problem.kind }
  }
}

function resultsOf({ blogPosts, products }: SearchAnswer): SearchResults {
  return {
    lessons: groupOf(blogPosts, lessonHit),
    products: groupOf(products, productHit),
  }
}

interface HitsPage<Found> {
  estimatedTotalHits: number
  results: readonly Found[]
}

/** An entity may be found once per language; it is shown once. */
function groupOf<Found>(
  page: HitsPage<Found> | null,
  hitOf: (found: Found) => SearchHit,
): GroupResults {
  const hits = new Map<number, SearchHit>()
  for (const hit of (page?.results ?? []).map(hitOf)) {
    if (!hits.has(hit.id)) hits.set(hit.id, hit)
  }
  const seen = page?.results.length ?? 0
  return { hits: [...hits.values()], seen, total: page?.estimatedTotalHits ?? 0 }
}

function productHit(found: ProductHit): SearchHit {
  const { matchesPosition: matches, name, description } = found
  return {
    ...commonHit('product', found),
    title: highlight(name, matches?.name ?? []),
    excerpt: highlightedExcerpt(description, matches?.description ?? []),
    offer: found.product ? hitOffer(found.product) : null,
  }
}

function hitOffer(product: FoundProduct): HitOffer {
  return {
    ...offerOf(product),
    reviewAverage: product.approvedReviewAverage,
    reviewCount: product.approvedReviewCount,
  }
}

/** The excerpt is the subtitle; the body only if the match is only there. */
function lessonHit(found: BlogPostHit): SearchHit {
  const { matchesPosition: matches, title, subtitle, body } = found
  const usesBody = !subtitle || (!matches?.subtitle && !matches?.title && matches?.body)
  return {
    ...commonHit('blogPost', found),
    title: highlight(title, matches?.title ?? []),
    excerpt: usesBody
      ? highlightedExcerpt(body, matches?.body ?? [])
      : highlight(subtitle, matches?.subtitle ?? []),
    offer: null,
  }
}

/** The path uses the entity's id (`master`): a hit's own `id` is that of a translation. */
function commonHit(entity: AddressedEntity, found: ProductHit | BlogPostHit) {
  const slug = /\/([-\w]+)\/?$/.exec(found.absoluteUrl)?.[1]
  const path = [entityPathPrefixes[entity], found.master, ...(slug ? [slug] : [])].join('/')
  return {
    id: found.master,
    path,
    picturePath: found.mainImagePath,
    locale: found.languageCode,
  }
}
