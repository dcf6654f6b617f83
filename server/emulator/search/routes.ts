import { Hono } from 'hono'
import { type BearerEnv, viewerOf } from '../lib/access-tokens'
import { ApiError, tooManyCalls } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { clientAddress } from '../lib/http'
import { type QueryParams, queryParams, sizeOf } from '../lib/list-params'
import { newStamps } from '../lib/new-stamps'
import { productAnswer } from '../products/queries'
import { blogPostEntries, productEntries } from './queries'
import { type MatchPosition, matchPositions, queryPatterns, rankEntries } from './ranking'

type ProductEntry = Awaited<ReturnType<typeof productEntries>>[number]
type PostEntry = Awaited<ReturnType<typeof blogPostEntries>>[number]

/** Hits where a query asks for none in particular: products, posts. */
const productLimit = 20
const postLimit = 10

/** Searches of both kinds together: of a person, or of a guest's address. */
const searchRule = { name: 'search', most: 120, windowMs: 60_000 }

function answerOf<Entry extends FoundEntry>(
  params: QueryParams,
  entries: readonly Entry[],
  {
    queryId,
    usualLimit,
    hitOf,
  }: { queryId: string; usualLimit: number; hitOf(entry: Entry): object },
) {
  const language = params.get('languageCode')
  const known = language ? entries.filter((entry) => entry.languageCode === language) : entries
  const query = params.get('query')?.trim() ?? ''
  const limit = sizeOf(params.get('limit'), usualLimit)
  const offset = /^\d{1,9}$/.test(params.get('offset') ?? '') ? Number(params.get('offset')) : 0
  // Where nothing is found, the API tries again without the first word.
  const relaxed = query.split(/\s+/).slice(1).join(' ')
  const first = found(known, query)
  const second = first.length === 0 && relaxed ? found(known, relaxed) : []
  const relaxedQuery = second.length > 0 ? relaxed : null
  const ranked = relaxedQuery ? second : first
  const patterns = queryPatterns(relaxedQuery ?? query)
  return {
    queryId,
    relaxedQuery,
    limit,
    offset,
    estimatedTotalHits: ranked.length,
    results: ranked
      .slice(offset, offset + limit)
      .map(({ entry, score }) => ({ ...hitAnswer(entry, score, patterns), ...hitOf(entry) })),
  }
}

/** An empty query finds everything. */
function found<Entry extends FoundEntry>(entries: readonly Entry[], query: string) {
  if (query === '') return entries.map((entry) => ({ entry, score: 1 }))
  return rankEntries(entries, queryPatterns(query))
}

function productHit({ product }: ProductEntry) {
  const { finalPrice, price, discountPercent, stock, likesCount, viewCount } =
    productAnswer(product)
  return {
    ...{ contentType: 'product', finalPrice, price, discountPercent, stock, likesCount },
    ...{ viewCount, reviewAverage: product.reviewAverage, vatPercent: product.vatPercent },
  }
}

/** `/search/product` and `/search/blog/post`: one hit for each language. */
export function searchRoutes(deps: RouteDeps) {
  const { store, clock, limits } = deps
  return new Hono<BearerEnv>()
    .use(async (c, next) => {
      const seconds = limits.take(searchRule, `${viewerOf(c) ?? clientAddress(c)}`)
      if (seconds > 0) throw tooManyCalls(seconds)
      await next()
    })
    .get('/product', async (c) => {
      const entries = await productEntries(store)
      const kind = { queryId: newStamps(deps).uuid, usualLimit: productLimit, hitOf: productHit }
      return c.json(answerOf(queryParams(c.req.url), entries, kind))
    })
    .get('/blog/post', async (c) => {
      const params = queryParams(c.req.url)
      if (!params.get('query')) throw new ApiError(400, { error: 'A search query is required.' })
      const entries = await blogPostEntries(store, clock.now().getTime())
      const hitOf = (_: PostEntry) => ({ contentType: 'blog_post' })
      const kind = { queryId: newStamps(deps).uuid, usualLimit: postLimit, hitOf }
      return c.json(answerOf(params, entries, kind))
    })
}

interface FoundEntry {
  id: number
  master: number
  languageCode: string
  messages: Record<string, string>
  folded: Record<string, string>
  slug: string
  picture: string | null
}

/** Serialises what every hit has: `id` is the translation's, `master` the entity's. */
function hitAnswer(entry: FoundEntry, score: number, patterns: readonly RegExp[]) {
  const { id, master, languageCode, slug } = entry
  const matchesPosition = matchPositions(entry.messages, patterns)
  const marked = Object.entries(entry.messages).map(([field, text]) => [
    field,
    withMarks(text, matchesPosition[field] ?? []),
  ])
  return {
    id,
    slug,
    languageCode,
    ...entry.messages,
    master,
    mainImagePath: entry.picture ?? '',
    matchesPosition,
    rankingScore: Math.round(score * 1000) / 1000,
    // The texts again, with matches in `<mark>`.
    formatted: { id, master, languageCode, ...Object.fromEntries(marked) },
  }
}

function withMarks(text: string, positions: readonly MatchPosition[]): string {
  let marked = ''
  let at = 0
  for (const { start, length } of positions) {
    if (start < at) continue
    marked += `${text.slice(at, start)}<mark>${text.slice(start, start + length)}</mark>`
    at = start + length
  }
  return marked + text.slice(at)
}
