import { Hono } from 'hono'
import { ApiError } from '../answers/api-error'
import { type HitAnswer, hitAnswer } from '../answers/search-answers'
import type { RouteDeps } from '../dependencies'
import { sizeOf } from '../listing/page-envelope'
import { type QueryWords, queryWords } from '../listing/query-words'
import { queryPatterns, rankEntries } from '../search/rank-entries'
import { answerMessages } from '../seed/answer-words'
import { blogPostEntries, productEntries } from '../store/search-queries'

const defaultLimit = 10

type Entries = Awaited<ReturnType<typeof productEntries>>

function answerOf(words: QueryWords, entries: Entries, addressPrefix: string) {
  const query = words.get('query')?.trim()
  if (!query) throw new ApiError(400, { error: answerMessages.noQuery })
  const limit = sizeOf(words.get('limit'), defaultLimit)
  const asked = words.get('offset') ?? ''
  const offset = /^\d{1,9}$/.test(asked) ? Number(asked) : 0
  const patterns = queryPatterns(query)
  const ranked = rankEntries(entries, patterns)
  const results: HitAnswer[] = ranked
    .slice(offset, offset + limit)
    .map(({ entry, score }) => hitAnswer(entry, score, patterns, addressPrefix))
  return { limit, offset, estimatedTotalHits: ranked.length, results }
}

/**
 * `/search/product` and `/search/blog/post`: one hit for each language of what is found. In plain
 * mode the index knows what is hidden as well, as nothing takes it out there.
 */
export function searchRoutes({ store, clock, extensions }: RouteDeps) {
  const isHiddenFound = !extensions
  return new Hono()
    .get('/product', async (c) => {
      const entries = await productEntries(store, isHiddenFound)
      return c.json(answerOf(queryWords(c.req.url), entries, '/products'))
    })
    .get('/blog/post', async (c) => {
      const entries = await blogPostEntries(store, clock.now().getTime(), isHiddenFound)
      return c.json(answerOf(queryWords(c.req.url), entries, '/blog/post'))
    })
}
