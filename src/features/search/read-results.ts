import { type AddressedEntity, entityPathPrefixes } from '../../../contract/paths/site-paths'
import {
  type BlogPostHit,
  type FoundProduct,
  type ProductHit,
  type SearchAnswer,
  searchAnswer,
} from '../../../contract/search/search-answer'
import { offerOf } from '../../../contract/shop/product-offer'
import type { ApiProblem } from '../../lib/http/api-problem'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { SearchOutcome, SearchProblem, SearchWish } from './search-outcome'
import type { GroupResults, HitOffer, SearchHit, SearchResults } from './search-results'
import { markedExcerpt, markedText } from './text-pieces'

/**
 * Asks `GET /api/search` for one page of lessons and of products.
 * @param isOnline whether the device says that it has a network
 */
export async function readResults(
  request: ApiRequest,
  wish: SearchWish,
  isOnline: () => boolean,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { query, limit, offset, offers = false } = wish
  const result = await request({
    path: '/api/search',
    query: { query, limit, offset, ...(offers && { offers: 'true' }) },
    answer: searchAnswer,
    signal,
  })
  if (result.ok) return { kind: 'came', results: resultsOf(result.data) }
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

/** A thing with words in several languages is found once for each of them, and shown once. */
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
    title: markedText(name, matches?.name ?? []),
    excerpt: markedExcerpt(description, matches?.description ?? []),
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

/** A lesson says what it is in its subtitle; its text speaks only where the match is there alone. */
function lessonHit(found: BlogPostHit): SearchHit {
  const { matchesPosition: matches, title, subtitle, body } = found
  const bodySpeaks = !subtitle || (!matches?.subtitle && !matches?.title && matches?.body)
  return {
    ...commonHit('blogPost', found),
    title: markedText(title, matches?.title ?? []),
    excerpt: bodySpeaks
      ? markedExcerpt(body, matches?.body ?? [])
      : markedText(subtitle, matches?.subtitle ?? []),
    offer: null,
  }
}

/** A hit is addressed by its entity's id: its own `id` is that of a translation. */
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
