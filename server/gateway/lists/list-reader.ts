import { GatewayError } from '../gateway-error'
import type { ListLimits } from './list-index'
import {
  type Chunk,
  countFor,
  type IndexedRow,
  isSameChunk,
  placesIn,
  type Window,
} from './list-index'
import { createListIndexes, type ListIndex } from './list-indexes'
import type { ListedItem } from './list-rule'
import {
  type AnyListSource,
  type FetchList,
  type ListSource,
  readChunk,
  type WithVisibleParents,
} from './list-rule'

/** One window of a list as a viewer sees it. */
export interface ListPart<Item> {
  /** All rows of the list that the viewer may see. */
  count: number
  items: Item[]
}

/** Visible entities by id, each with the codes of its languages separated by spaces. */
export type LanguagesById = ReadonlyMap<number, string>

export type ReadList = <Item extends ListedItem>(
  source: ListSource<Item>,
  window: Window,
) => Promise<ListPart<Item>>

interface Tools {
  limits: ListLimits
  clock: () => number
  withVisibleParents: WithVisibleParents
}

/** How many passes are made over a list that changes while it is read. */
const mostPasses = 3

/**
 * Divides lists into full pages with exact counts, although the upstream includes rows that must
 * not be seen. Short lists are read whole and cached for seconds; of long ones an index is cached,
 * with the visibility of each row, and the items of a page are read on request.
 */
export function createListReader({ limits, clock, withVisibleParents }: Tools): {
  read: ReadList
  languagesOf(source: AnyListSource): Promise<LanguagesById>
} {
  const indexOf = createListIndexes({
    limits,
    clock,
    read: (source, page) => readChunk(source, page, withVisibleParents),
  })

  /** Reads pages of a long list again, and updates the index where they differ from it. */
  async function readAnew<Item extends ListedItem>(
    source: ListSource<Item>,
    index: ListIndex,
    missing: readonly number[],
  ): Promise<{ fresh: Map<number, Chunk<Item>>; isChanged: boolean }> {
    const read = await Promise.all(
      missing.map((chunk) => readChunk(source, chunk + 1, withVisibleParents)),
    )
    const fresh = new Map<number, Chunk<Item>>()
    let isChanged = false
    for (const [at, { total, chunk }] of read.entries()) {
      const number = missing[at] ?? 0
      fresh.set(number, chunk)
      if (total !== index.total) index.lifeMs = Math.min(index.lifeMs, limits.lifeMs)
      if (isSameChunk(chunk.rows, index.chunks[number]?.rows ?? [])) continue
      index.chunks[number] = { rows: chunk.rows, items: null }
      isChanged = true
    }
    return { fresh, isChanged }
  }

  return {
    async read<Item extends ListedItem>(source: ListSource<Item>, window: Window) {
      const counted = {
        ...source,
        fetchPath: atMost(limits.requestsPerAnswer - 1, source.fetchPath),
      }
      const index = await indexOf(source)
      const found = new Map<number, Chunk<Item>>()
      for (let pass = 1; ; pass += 1) {
        const places = placesIn(index.chunks, source.userId, window)
        const missing = [...new Set(places.map(({ chunk }) => chunk))].filter(
          (chunk) => !index.chunks[chunk]?.items && !found.has(chunk),
        )
        const { fresh, isChanged } = await readAnew(counted, index, missing)
        for (const [number, chunk] of fresh) found.set(number, chunk)
        if (isChanged && pass < mostPasses) continue
        const items = places.flatMap(({ chunk, at }) => {
          const from = (found.get(chunk) ?? index.chunks[chunk]) as Chunk<Item> | undefined
          const item = from?.items?.get(at)
          return item && item.id === index.chunks[chunk]?.rows[at]?.id ? [item] : []
        })
        return { count: countFor(index.chunks, source.userId), items }
      }
    },
    async languagesOf(source) {
      const { chunks } = await indexOf(source)
      const rows = chunks.flatMap((chunk) => chunk.rows)
      return new Map(rows.filter(isPublic).map(({ id, languages }) => [id, languages]))
    },
  }
}

function isPublic({ audience }: IndexedRow): boolean {
  return audience === 'everybody'
}

function atMost(most: number, fetchPath: FetchList): FetchList {
  let left = most
  return (path, client) => {
    left -= 1
    if (left >= 0) return fetchPath(path, client)
    throw new GatewayError(503, { reason: `a page needs more than ${most} requests upstream` })
  }
}
