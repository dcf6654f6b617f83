import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import * as z from 'zod/mini'
import { largestPageSize, pageOf } from '#contract/wire/page'
import { restPath } from '#upstream/api'
import { aboutLeftOut, readRows } from '#upstream/rows'
import { GatewayError } from '../lib/gateway-error'
import type { WriteLog } from '../operations/log'
import { type Upstream, upstreamHeaders } from './call-upstream'
import { type Client, nobody, type RequestClient } from './client'
import { forOptionalPart, type OptionalPart } from './optional-part'
import { parse, readJson } from './read-answer'
import { createSharedAnswers } from './shared-answers'

/** A row that can be told from another one. */
interface Listed {
  id: number
}

/**
 * Reads all rows of a list of the API as guests see it; `path` is below the REST API and has the
 * list's filters. Requests at the same time share one read, without anybody's token
 * or address.
 */
export type ReadSharedList = <Item extends Listed>(
  path: string,
  item: z.ZodMiniType<Item>,
  client: Client,
) => Promise<readonly Item[]>

/**
 * The same for an answer that can do without the list: what is there shortly after `needed`, else
 * what was read last, else nothing.
 */
export type ReadOptionalList = <Item extends Listed>(
  path: string,
  item: z.ZodMiniType<Item>,
  client: RequestClient,
  needed: Promise<unknown>,
) => Promise<readonly Item[]>

/** Lists that nobody needs a token for. */
export interface SharedLists {
  readList: ReadSharedList
  readOptionalList: ReadOptionalList
  /** Reads a path; requests for the same at the same time share the call. */
  readOnce(path: string, client: Client): Promise<unknown>
}

/** A list as it was read. */
interface HeldList {
  items: readonly Listed[]
  readAtMs: number
  /** Longer for a long list, so that any list costs about one request in this time for each page. */
  lifeMs: number
}

const pagesAtOnce = 4
/** A list of several pages is used for so many lifetimes while it is read again. */
const staleLives = 3
/** Rows of all lists that are held. */
const mostRows = 30_000

const anyPage = pageOf(z.unknown())

interface ListDeps {
  config: { publicUrl: string; listLifeMs: number }
  clock: () => number
  optionalPart: OptionalPart
}

/** What is read is held for `config.listLifeMs` for each page of the list. */
export function createSharedLists(
  { config, clock, optionalPart }: ListDeps,
  rest: Upstream,
  log: WriteLog,
): SharedLists {
  const headers = upstreamHeaders(config.publicUrl, nobody)
  const held = new LRUCache<string, HeldList>({
    max: 200,
    maxSize: mostRows,
    sizeCalculation: ({ items }) => Math.max(1, items.length),
  })
  const shared = createSharedAnswers<readonly Listed[]>()
  const sharedReads = createSharedAnswers<unknown>()

  function readNow(path: string, { trace, key }: Client): Promise<unknown> {
    const call = { method: 'GET', path: `${restPath}${path}`, headers, trace, client: key }
    return rest.call(call, readJson)
  }

  async function readPage(path: string, page: number, client: Client) {
    const query = `${path.includes('?') ? '&' : '?'}pageSize=${largestPageSize}&page=${page}`
    try {
      return parse(anyPage, await readNow(`${path}${query}`, client))
    } catch (error) {
      // The list has become shorter since its first page was read.
      if (page > 1 && error instanceof GatewayError && error.status === 404) return null
      throw error
    }
  }

  async function readWhole<Item extends Listed>(
    path: string,
    item: z.ZodMiniType<Item>,
    client: Client,
  ): Promise<readonly Item[]> {
    const first = await readPage(path, 1, client)
    const pages = first?.totalPages ?? 1
    const queue = new PQueue({ concurrency: pagesAtOnce })
    const reads = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => {
      return () => readPage(path, at + 2, client)
    })
    const others = await queue.addAll(reads).finally(() => queue.clear())
    const read = readRows(
      item,
      [first, ...others].flatMap((page) => page?.results ?? []),
    )
    if (read.faults.length > 0) {
      log({ event: 'rows-left-out', endpoint: path.split('?')[0], reason: aboutLeftOut(read) })
    }
    // A row may come twice where others were added meanwhile.
    const items = [...new Map(read.items.map((row) => [row.id, row])).values()]
    held.set(path, { items, readAtMs: clock(), lifeMs: config.listLifeMs * Math.max(1, pages) })
    return items
  }

  const readList: ReadSharedList = <Item extends Listed>(
    path: string,
    item: z.ZodMiniType<Item>,
    client: Client,
  ) => {
    const known = held.get(path)
    const ageMs = known ? clock() - known.readAtMs : 0
    if (known && ageMs < known.lifeMs) return Promise.resolve(known.items as readonly Item[])
    const read = shared(path, client, (sharers) => readWhole(path, item, sharers))
    const isLong = known && known.items.length > largestPageSize
    if (!isLong || ageMs >= known.lifeMs * staleLives) return read as Promise<readonly Item[]>
    read.catch(() => {})
    return Promise.resolve(known.items as readonly Item[])
  }
  const readOptionalList: ReadOptionalList = <Item extends Listed>(
    path: string,
    item: z.ZodMiniType<Item>,
    client: RequestClient,
    needed: Promise<unknown>,
  ) => {
    const last = () => (held.get(path)?.items ?? []) as readonly Item[]
    return optionalPart(readList(path, item, forOptionalPart(client)), last, needed)
  }
  const readOnce: SharedLists['readOnce'] = (path, client) =>
    sharedReads(path, client, (sharers) => readNow(path, sharers))
  return { readList, readOptionalList, readOnce }
}
