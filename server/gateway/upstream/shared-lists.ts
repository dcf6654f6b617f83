import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import * as z from 'zod/mini'
import { largestPageSize, mostPagesRead, pageOf } from '#contract/wire/page'
import { restPath } from '#upstream/api'
import type { UpstreamAnswer } from '#upstream/client'
import { addressOf, type ListCall } from '#upstream/endpoints/endpoint'
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

/** A list as it was read. */
export interface WholeList<Item> {
  rows: readonly Item[]
  /** How many other rows came that do not fit. */
  leftOut: number
}

/**
 * Reads all rows of a list of the API as guests see it. Requests at the same time share one read,
 * without anybody's token or address.
 */
export type ReadSharedList = <Item extends Listed>(
  list: ListCall<Item>,
  client: Client,
) => Promise<WholeList<Item>>

/**
 * The same for an answer that can do without the list: what is there shortly after `needed`, else
 * what was read last; null where it was never read, which is not the same as empty.
 */
export type ReadOptionalList = <Item extends Listed>(
  list: ListCall<Item>,
  client: RequestClient,
  needed: Promise<unknown>,
) => Promise<WholeList<Item> | null>

/** Lists that nobody needs a token for. */
export interface SharedLists {
  readList: ReadSharedList
  readOptionalList: ReadOptionalList
  /** Reads a path; requests for the same at the same time share the call. */
  readOnce(path: string, client: Client): Promise<unknown>
}

interface HeldList {
  list: WholeList<Listed>
  /** In rows. */
  size: number
  readAtMs: number
  /** Longer for a long list, so that any list costs about one request in this time for each page. */
  lifeMs: number
}

const pagesAtOnce = 4
/** A list of several pages is used for so many lifetimes while it is read again. */
const staleLives = 3
/** Rows of a list, and of all lists that are held. */
const mostRows = mostPagesRead * largestPageSize
/** A row of more bytes counts as several. */
const bytesOfRow = 3000
/** A list is read for so many time-outs of a call. */
const longestCalls = 4

const anyPage = pageOf(z.unknown())

interface ListDeps {
  config: { publicUrl: string; listLifeMs: number; upstreamTimeoutMs: number }
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
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  const shared = createSharedAnswers<WholeList<Listed>>()
  const sharedReads = createSharedAnswers<unknown>()

  function readNow(
    path: string,
    { trace, key }: Client,
    read: (answer: UpstreamAnswer) => unknown = readJson,
  ): Promise<unknown> {
    const call = { method: 'GET', path: `${restPath}${path}`, headers, trace, client: key }
    return rest.call(call, read)
  }

  /** Reads pages of one list, which together have a bound of size and time. */
  function pageReader(path: string, client: Client) {
    const endsAt = clock() + longestCalls * config.upstreamTimeoutMs
    let bytes = 0
    let rows = 0
    const size = () => Math.max(rows, Math.ceil(bytes / bytesOfRow))
    const read = (answer: UpstreamAnswer) => {
      bytes += answer.content.byteLength
      return readJson(answer)
    }
    async function readNext(page: number) {
      if (clock() > endsAt) throw new GatewayError(504, { reason: `page ${page} comes too late` })
      const found = await readPage(path, page, client, read)
      rows += found?.results.length ?? 0
      if (size() > mostRows) throw tooLong(`it goes on after page ${page}`)
      return found
    }
    return { size, readNext }
  }

  async function readPage(
    path: string,
    page: number,
    client: Client,
    read: (answer: UpstreamAnswer) => unknown,
  ) {
    const query = `${path.includes('?') ? '&' : '?'}pageSize=${largestPageSize}&page=${page}`
    try {
      return parse(anyPage, await readNow(`${path}${query}`, client, read))
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
  ): Promise<WholeList<Item>> {
    const { size, readNext } = pageReader(path, client)
    const first = await readNext(1)
    const pages = first?.totalPages ?? 1
    if (pages > mostPagesRead) throw tooLong(`it has ${pages} pages`)
    const queue = new PQueue({ concurrency: pagesAtOnce })
    const reads = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => {
      return () => readNext(at + 2)
    })
    const others = await queue.addAll(reads).finally(() => queue.clear())
    const found = readRows(
      item,
      [first, ...others].flatMap((page) => page?.results ?? []),
    )
    if (found.faults.length > 0) {
      log({ event: 'rows-left-out', endpoint: path.split('?')[0], reason: aboutLeftOut(found) })
    }
    // A row may come twice where others were added meanwhile.
    const rows = [...new Map(found.items.map((row) => [row.id, row])).values()]
    const list = { rows, leftOut: found.received - found.items.length }
    const lifeMs = config.listLifeMs * Math.max(1, pages)
    held.set(path, { list, size: size(), readAtMs: clock(), lifeMs })
    return list
  }

  /** Where nobody needs the list, its failure is in no other line of the log. */
  function reportUnread(path: string, error: unknown): never {
    if (!(error instanceof GatewayError) || !error.details.unsent) {
      log({ event: 'list-unread', endpoint: path.split('?')[0], reason: reasonOf(error) })
    }
    throw error
  }

  const readList: ReadSharedList = <Item extends Listed>(list: ListCall<Item>, client: Client) => {
    const path = addressOf(list, {})
    const known = held.get(path)
    const ageMs = known ? clock() - known.readAtMs : 0
    if (known && ageMs < known.lifeMs) return Promise.resolve(known.list as WholeList<Item>)
    const read = shared(path, client, (sharers) =>
      readWhole(path, list.rows, sharers).catch((error: unknown) => reportUnread(path, error)),
    )
    const isLong = known && known.list.rows.length > largestPageSize
    if (!isLong || ageMs >= known.lifeMs * staleLives) return read as Promise<WholeList<Item>>
    read.catch(() => {})
    return Promise.resolve(known.list as WholeList<Item>)
  }
  const readOptionalList: ReadOptionalList = <Item extends Listed>(
    list: ListCall<Item>,
    client: RequestClient,
    needed: Promise<unknown>,
  ) => {
    const last = () => (held.get(addressOf(list, {}))?.list ?? null) as WholeList<Item> | null
    const read: Promise<WholeList<Item> | null> = readList(list, forOptionalPart(client))
    return optionalPart(read, last, needed)
  }
  const readOnce: SharedLists['readOnce'] = (path, client) =>
    sharedReads(path, client, (sharers) => readNow(path, sharers))
  return { readList, readOptionalList, readOnce }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const tooLong = (reason: string) =>
  new GatewayError(502, { reason: `the list of the upstream is too long: ${reason}` })
