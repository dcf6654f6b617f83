import { search } from '#contract/endpoints/search'
import { type AddressedEntity, entityPathPrefixes } from '#contract/paths/site-paths'
import type {
  BlogPostHit,
  FoundProduct,
  ProductHit,
  SearchAnswer,
} from '#contract/search/search-answer'
import { offerOf } from '#contract/shop/product-offer'
import type { Call } from '#lib/http/call'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { bestOfEachGroup } from './found-versions'
import { noFilters, passes, type SearchFilters } from './search-filters'
import { type HitOffer, noTotals, type SearchHit, type SearchResults } from './search-results'
import { highlight, highlightedExcerpt } from './text-pieces'

/** Query parameters of the API. */
export interface SearchParams {
  query: string
  /** Most hits of each kind. */
  limit: number
  /** Include price, stock and rating of products. */
  offers?: boolean
  filters?: SearchFilters
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
 * Reads lessons and products: `GET /api/search`. Where one of both could not be read, the results
 * name it.
 * @param isOnline whether the browser reports a connection
 * @throws SearchError
 */
export async function readResults(
  call: Call,
  params: SearchParams,
  isOnline: () => boolean,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const answer = await readAnswer(call, params, isOnline, signal)
  return resultsOf(answer, params.filters ?? noFilters)
}

/**
 * Reads price, stock and rating of each product that is found, by its id.
 * @throws SearchError
 */
export async function readFoundOffers(
  call: Call,
  params: Omit<SearchParams, 'offers' | 'filters'>,
  isOnline: () => boolean,
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, HitOffer>> {
  const { products } = await readAnswer(call, { ...params, offers: true }, isOnline, signal)
  if (!products) throw new SearchError({ kind: 'broken', reason: 'the products were not read' })
  return new Map(
    products.results.flatMap(({ master, product }) =>
      product ? [[master, hitOffer(product)] as const] : [],
    ),
  )
}

function readAnswer(
  call: Call,
  { query, limit, offers = false }: SearchParams,
  isOnline: () => boolean,
  signal: AbortSignal | undefined,
): Promise<SearchAnswer> {
  const asked = { query, limit, ...(offers && { offers }) }
  return call(search, { query: asked, signal }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    throw new SearchError(searchProblem(error.problem, isOnline()))
  })
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

/** The API has no common order of lessons and products: its best of each come first. */
function resultsOf({ blogPosts, products }: SearchAnswer, filters: SearchFilters): SearchResults {
  const passing = (hits: readonly SearchHit[] = []) =>
    distinct(hits).filter(({ offer }) => passes(offer, filters))
  const lessons = passing(blogPosts?.results.map(lessonHit))
  const groups = new Map(
    products?.results.map(({ master, product }) => [master, product?.variantGroup]),
  )
  const offered = bestOfEachGroup(passing(products?.results.map(productHit)), ({ id, offer }) => {
    return { group: groups.get(id), offer }
  }).map(({ found, variants }) => ({ ...found, variants }))
  const longest = Math.max(lessons.length, offered.length)
  const hits = Array.from({ length: longest }, (_, at) => [lessons[at], offered[at]]).flat()
  return {
    hits: hits.filter((hit) => hit !== undefined),
    totals: { ...noTotals, lessons: lessons.length, products: offered.length },
    source: 'api',
    // Both are null for an empty query.
    ...(!products !== !blogPosts && { unread: products ? 'lessons' : 'products' }),
  }
}

/** An entity may be found once per language; it is shown once. */
function distinct(hits: readonly SearchHit[]): SearchHit[] {
  const first = new Map<number, SearchHit>()
  for (const hit of hits) if (!first.has(hit.id)) first.set(hit.id, hit)
  return [...first.values()]
}

function productHit(found: ProductHit): SearchHit {
  const { matchesPosition: matches, name, description } = found
  return {
    ...commonHit('product', found),
    kind: 'products',
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
    kind: 'lessons',
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
    variants: null,
    titleMatch: 'part' as const,
    isFarBehind: false,
  }
}
