import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import { type Product, product } from '#contract/shop/product'
import type { Client } from '../upstream/call-upstream'
import { parse } from '../upstream/read-answer'
import { createSharedAnswers } from '../upstream/shared-answers'
import { forEachOf } from './concurrency'
import type { AnyListRule, FetchList } from './list-rule'
import type { Lists } from './lists'

/** A kind of search results. */
export interface HitKind<Hit> {
  /** Path of the search below the upstream's REST API. */
  path: string
  /** Schema of the upstream's answer. */
  answer: z.ZodMiniType<HitsPage<Hit>>
  /** The rule of the entities that are found. */
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
 * Searches as a guest: the upstream finds one row for each language of an entity, hidden ones
 * included. Each entity is returned once: in the requested language or, without a translation to
 * it, in another one. To count the hits, all rows of a query are read, and cached for seconds.
 */
export function createSearch(
  { fetchAsGuest, visibleAmong }: Lists,
  lifeMs: number,
  clock: () => number,
) {
  const kept = new LRUCache<string, readonly FoundRow[]>({
    max: mostQueries,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const shared = createSharedAnswers<readonly FoundRow[]>()

  async function search<Hit extends FoundRow>(
    kind: HitKind<Hit>,
    query: string,
    language: string,
    client: Client,
  ): Promise<readonly Hit[]> {
    const rows = await readRows(kind, (path) => fetchAsGuest(path, client), query)
    const ids = new Set(rows.map(({ master }) => master))
    const visible = await visibleAmong(kind.rule, ids, client)
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
    client: Client,
  ): Promise<HitsPage<Hit>> => {
    const key = `${kind.path} ${language} ${query}`
    const searchAnew = async (sharers: Client) => {
      const found = await search(kind, query, language, sharers)
      kept.set(key, found)
      return found
    }
    const hits = (kept.get(key) ?? (await shared(key, client, searchAnew))) as readonly Hit[]
    const results = hits.slice(offset, offset + limit)
    return { limit, offset, estimatedTotalHits: hits.length, results }
  }
}

export type Search = ReturnType<typeof createSearch>

async function readRows<Hit>(
  { path, answer }: HitKind<Hit>,
  fetchPath: (path: string) => Promise<unknown>,
  query: string,
): Promise<Hit[]> {
  const readFrom = async (offset: number) => {
    const params = new URLSearchParams({ query, limit: `${rowsPerRequest}`, offset: `${offset}` })
    return parse(answer, await fetchPath(`${path}?${params}`))
  }
  const first = await readFrom(0)
  // An upstream may return fewer rows than requested.
  const step = Math.max(1, first.results.length)
  const requests = Math.min(mostRequests, Math.ceil(first.estimatedTotalHits / step))
  const rest = await forEachOf([2, requests], requestsAtOnce, (number) =>
    readFrom((number - 1) * step),
  )
  return [first, ...rest].flatMap(({ results }) => results)
}

const mostKept = 2000

/**
 * Reads products one by one, as guests see them, for search hits; cached for seconds. One that
 * cannot be read is null, and its hit is shown without it.
 */
export function createFoundProducts(fetchAsGuest: FetchList, lifeMs: number, clock: () => number) {
  const kept = new LRUCache<number, Product>({
    max: mostKept,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: clock },
  })

  async function read(id: number, client: Client): Promise<Product | null> {
    const held = kept.get(id)
    if (held) return held
    try {
      const found = parse(product, await fetchAsGuest(`/product/${id}`, client))
      kept.set(id, found)
      return found
    } catch {
      return null
    }
  }

  /** In the order of the ids. */
  return (ids: readonly number[], client: Client): Promise<(Product | null)[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : forEachOf([0, ids.length - 1], requestsAtOnce, (at) => read(ids[at] ?? 0, client))
}

export type FoundProducts = ReturnType<typeof createFoundProducts>
