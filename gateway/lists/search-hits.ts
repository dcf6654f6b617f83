import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import { parse } from '../routes/answer-readers'
import type { AnyListRule } from './list-rule'
import type { Lists } from './lists'
import type { AskList } from './read-chunk'
import { forEachOf } from './turns'

/** What is found of one kind. */
export interface HitKind<Hit> {
  /** Path of the search below the upstream's REST API. */
  path: string
  /** Schema of the upstream's answer. */
  answer: z.ZodMiniType<HitsPage<Hit>>
  /** The entities that are found. */
  rule: AnyListRule
}

interface HitsPage<Hit> {
  limit: number
  offset: number
  estimatedTotalHits: number
  results: Hit[]
}

interface FoundRow {
  master: number
  languageCode: string
}

/** Rows per request; the search engine's own limit for one query is 1,000 rows. */
const rowsPerRequest = 100
const mostRequests = 10
const requestsAtOnce = 4
const mostQueries = 200

/**
 * Searches as everybody may: the upstream finds one row for each language of an entity, hidden ones
 * included. Each entity comes once, in the language asked, and in another only where it has no words
 * in that; so that it can be counted, all rows of a query are read, and kept for seconds.
 */
export function createSearch(
  { askAsGuest, visibleAmong }: Lists,
  lifeMs: number,
  clock: () => number,
) {
  const kept = new LRUCache<string, Promise<readonly FoundRow[]>>({
    max: mostQueries,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: clock },
  })

  async function search<Hit extends FoundRow>(
    kind: HitKind<Hit>,
    query: string,
    language: string,
  ): Promise<readonly Hit[]> {
    const rows = await readRows(kind, askAsGuest, query)
    const visible = await visibleAmong(kind.rule, new Set(rows.map(({ master }) => master)))
    const found = new Map<number, Hit>()
    for (const row of rows) {
      const languages = visible.get(row.master)?.split(' ')
      if (!languages || found.has(row.master)) continue
      if (row.languageCode !== language && languages.includes(language)) continue
      found.set(row.master, row)
    }
    return [...found.values()]
  }

  return async <Hit extends FoundRow>(
    kind: HitKind<Hit>,
    query: string,
    language: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<HitsPage<Hit>> => {
    const key = `${kind.path} ${language} ${query}`
    const held = kept.get(key) as Promise<readonly Hit[]> | undefined
    const found = held ?? search(kind, query, language)
    if (!held) {
      kept.set(key, found)
      found.catch(() => kept.delete(key))
    }
    const hits = await found
    const results = hits.slice(offset, offset + limit)
    return { limit, offset, estimatedTotalHits: hits.length, results }
  }
}

export type Search = ReturnType<typeof createSearch>

async function readRows<Hit>(
  { path, answer }: HitKind<Hit>,
  ask: AskList,
  query: string,
): Promise<Hit[]> {
  const readFrom = async (offset: number) => {
    const words = new URLSearchParams({ query, limit: `${rowsPerRequest}`, offset: `${offset}` })
    return parse(answer, await ask(`${path}?${words}`))
  }
  const first = await readFrom(0)
  // An upstream may give less rows than it is asked for.
  const step = Math.max(1, first.results.length)
  const requests = Math.min(mostRequests, Math.ceil(first.estimatedTotalHits / step))
  const rest = await forEachOf([2, requests], requestsAtOnce, (number) =>
    readFrom((number - 1) * step),
  )
  return [first, ...rest].flatMap(({ results }) => results)
}
