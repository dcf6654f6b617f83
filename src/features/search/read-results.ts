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
import type { SearchOutcome, SearchParams, SearchProblem } from './search-machine'
import type { GroupResults, HitOffer, SearchHit, SearchResults } from './search-results'
import { highlight, highlightedExcerpt } from './text-pieces'

/**
 * Reads a page of lessons and products: `GET /api/search`.
 * @param isOnline whether the browser reports a connection
 */
export async function readResults(
  request: ApiRequest,
  params: SearchParams,
  isOnline: () => boolean,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { query, limit, offset, offers = false } = params
  const result = await request({
    path: '/api/search',
    query: { query, limit, offset, ...(offers && { offers: 'true' }) },
    answer: searchAnswer,
    signal,
  })
  if (result.ok) return { kind: 'loaded', results: resultsOf(result.data) }
  return { kind: 'refused', problem: searchProblem(result.problem, isOnline()) }
}

function searchProblem(problem: ApiProblem, isOnline: boolean): SearchProblem {
  switch (problem.kind) {
    case 'unreachable':
      return { kind: isOnline ? 'unreachable' : 'offline' }
    case 'tooMany':
      return problem
    default:
      return { kind: 'failed' }
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
