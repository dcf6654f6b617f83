import { LRUCache } from 'lru-cache'
import { GatewayError } from '../gateway-error'
import { eachOf } from '../upstream/each-of'
import { createFairQueue } from '../upstream/fair-queue'
import { createSharedAnswers } from '../upstream/shared-answers'
import {
  type Chunk,
  isSparse,
  type ListLimits,
  lifeOf,
  shortPages,
  staleLives,
  withoutRepeats,
} from './list-index'
import type { AnyListSource, ReadChunk } from './list-rule'

/** The visibility of each row of a list; for short lists also the items. */
export interface ListIndex {
  chunks: Chunk<unknown>[]
  /** Rows that the upstream counted. */
  total: number
  isLong: boolean
  readAtMs: number
  lifeMs: number
}

interface Tools {
  limits: ListLimits
  clock: () => number
  read(source: AnyListSource, page: number): Promise<ReadChunk<unknown>>
}

/** A scan holds a long list in memory. */
const scanLimits = { atOnce: 1, atOnceEach: 1, atOnceOfResource: 1, waiting: 20, waitingEach: 4 }
const requestsAtOnce = 4
const mostIndexes = 1000
/** This many rows without their item weigh as much as one with it. */
const rowsPerItem = 50

/** Indexes of lists: concurrent requests share one read, which is cached for a short time. */
export function createListIndexes({ limits, clock, read }: Tools) {
  const kept = new LRUCache<string, ListIndex>({
    max: mostIndexes,
    maxSize: limits.keptItems,
    sizeCalculation: weightOf,
  })
  const shared = createSharedAnswers<ListIndex>()
  const inTurn = createFairQueue(
    { ...scanLimits, waitMs: limits.waitMs },
    'too many long lists are being read',
  )

  async function readIndex(source: AnyListSource): Promise<ListIndex> {
    const { chunk, pages, total } = await read(source, 1)
    const index = { total, readAtMs: clock(), lifeMs: lifeOf(limits, pages) }
    if (pages > shortPages(limits)) {
      return withinMs(limits.waitMs, scan(source, chunk, pages, index))
    }
    const rest = await readPages(source, pages)
    const short = { ...index, chunks: withoutRepeats([chunk, ...rest]), isLong: false }
    if (source.userId === null) kept.set(keyOf(source), short)
    return short
  }

  function scan(
    source: AnyListSource,
    first: Chunk<unknown>,
    pages: number,
    index: Pick<ListIndex, 'total' | 'readAtMs' | 'lifeMs'>,
  ): Promise<ListIndex> {
    if (index.total > limits.longestList) {
      throw new GatewayError(503, {
        reason: `${index.total} rows are more than LIST_ROWS: ${source.address}`,
      })
    }
    return shared(`${keyOf(source)} scan`, source.client, async (client) => {
      const rest = await inTurn({ client: client.key, resource: source.address }, () =>
        readPages({ ...source, client }, pages),
      )
      const chunks = [thinned(limits, first), ...rest]
      const long = { ...index, chunks, isLong: true }
      kept.set(keyOf(source), long)
      return long
    })
  }

  function readPages(source: AnyListSource, last: number): Promise<Chunk<unknown>[]> {
    return eachOf([2, last], requestsAtOnce, async (page) =>
      thinnedIfLong(last, (await read(source, page)).chunk),
    )
  }

  function thinnedIfLong(pages: number, chunk: Chunk<unknown>): Chunk<unknown> {
    return pages > shortPages(limits) ? thinned(limits, chunk) : chunk
  }

  /** All who need the list at the same time share one read of it. */
  function readOnce(source: AnyListSource): Promise<ListIndex> {
    return shared(keyOf(source), source.client, (client) => readIndex({ ...source, client }))
  }

  /** The index of a list; an expired one of a long list is still used while it is read again. */
  return async function indexOf(source: AnyListSource): Promise<ListIndex> {
    const key = keyOf(source)
    const held = kept.get(key)
    const ageMs = held ? clock() - held.readAtMs : 0
    if (held && ageMs < held.lifeMs) return held
    if (held?.isLong && ageMs < held.lifeMs * staleLives) {
      readOnce(source).catch(() => {})
      return held
    }
    // Members expect to see their own recent changes: no shared read.
    if (source.userId !== null) return readIndex(source)
    return readOnce(source)
  }
}

function keyOf({ userId, address }: AnyListSource): string {
  return `${userId ?? ''} ${address}`
}

function weightOf({ chunks }: ListIndex): number {
  const weights = chunks.map(({ rows, items }) => (items?.size ?? 0) + rows.length / rowsPerItem)
  return Math.ceil(weights.reduce((sum, weight) => sum + weight, 1))
}

/** A page of a long list keeps its items only if few of them are visible. */
function thinned(limits: ListLimits, { rows, items }: Chunk<unknown>): Chunk<unknown> {
  const seen = new Set(rows.flatMap(({ audience }, at) => (audience === 'nobody' ? [] : [at])))
  if (!isSparse(limits, seen.size)) return { rows, items: null }
  return { rows, items: new Map([...(items ?? [])].filter(([at]) => seen.has(at))) }
}

async function withinMs<Result>(ms: number, task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const refusal = new GatewayError(503, {
      reason: 'a long list is still being read',
      headers: { 'retry-after': '5' },
    })
    timer = setTimeout(() => reject(refusal), ms)
  })
  // The read continues after the timeout; its failure must not be unhandled.
  task.catch(() => {})
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
