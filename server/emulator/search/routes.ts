import { Hono } from 'hono'
import { ApiError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { type QueryParams, queryParams, sizeOf } from '../lib/list-params'
import { searchMessages } from './messages'
import { blogPostEntries, productEntries } from './queries'
import { type MatchPosition, matchPositions, queryPatterns, rankEntries } from './ranking'

const defaultLimit = 10

type Entries = Awaited<ReturnType<typeof productEntries>>

function answerOf(params: QueryParams, entries: Entries, addressPrefix: string) {
  const query = params.get('query')?.trim()
  if (!query) throw new ApiError(400, { error: searchMessages.noQuery })
  const limit = sizeOf(params.get('limit'), defaultLimit)
  const requestedOffset = params.get('offset') ?? ''
  const offset = /^\d{1,9}$/.test(requestedOffset) ? Number(requestedOffset) : 0
  const patterns = queryPatterns(query)
  const ranked = rankEntries(entries, patterns)
  const results: HitAnswer[] = ranked
    .slice(offset, offset + limit)
    .map(({ entry, score }) => hitAnswer(entry, score, patterns, addressPrefix))
  return { limit, offset, estimatedTotalHits: ranked.length, results }
}

/** `/search/product` and `/search/blog/post`: one hit for each language. */
export function searchRoutes({ store, clock }: RouteDeps) {
  return new Hono()
    .get('/product', async (c) => {
      const entries = await productEntries(store)
      return c.json(answerOf(queryParams(c.req.url), entries, '/products'))
    })
    .get('/blog/post', async (c) => {
      const entries = await blogPostEntries(store, clock.now().getTime())
      return c.json(answerOf(queryParams(c.req.url), entries, '/blog/post'))
    })
}

interface FoundEntry {
  id: number
  master: number
  languageCode: string
  messages: Record<string, string>
  slug: string
  picture: string | null
}

/** Fields of every hit. */
interface HitAnswer {
  id: number
  master: number
  languageCode: string
  absoluteUrl: string
  mainImagePath: string
  matchesPosition: Record<string, MatchPosition[]>
  rankingScore: number
  /** The texts again, with matches in `<mark>`. */
  formatted: Record<string, string | number>
}

/** Serialises a hit: `id` is the translation's, `master` the entity's. */
function hitAnswer(
  entry: FoundEntry,
  score: number,
  patterns: readonly RegExp[],
  addressPrefix: string,
): HitAnswer {
  const { id, master, languageCode } = entry
  const matchesPosition = matchPositions(entry.messages, patterns)
  const marked = Object.entries(entry.messages).map(([field, text]) => [
    field,
    withMarks(text, matchesPosition[field] ?? []),
  ])
  return {
    id,
    master,
    languageCode,
    ...entry.messages,
    absoluteUrl: `${addressPrefix}/${entry.master}/${entry.slug}`,
    mainImagePath: entry.picture ?? '',
    matchesPosition,
    rankingScore: Math.round(score * 1000) / 1000,
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
