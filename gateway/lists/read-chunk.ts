import { largestPageSize } from '../../contract/wire/page'
import { GatewayError } from '../gateway-error'
import type { Chunk } from './list-index'
import { chunkOf, type ListedItem, type ListRule, readPage } from './list-rule'

/** Asks the upstream for a path below its REST API, query included. */
export type AskList = (path: string) => Promise<unknown>

/** A list of the upstream, and who reads it. */
export interface ListSource<Item extends ListedItem> {
  rule: ListRule<Item>
  /** Path below the upstream's REST API, with the query but for its paging. */
  address: string
  /** Null for what everybody gets; else the person whose token goes along. */
  userId: number | null
  ask: AskList
  /** What the upstream's 404 means where it stands for a list without rows. */
  whenMissing?: unknown
}

/** A source whose type of items does not matter to who handles it. */
// biome-ignore lint/suspicious/noExplicitAny: items only go back into the rule they came from
export type AnyListSource = ListSource<any>

/** Leaves out what belongs to something that is hidden or gone. */
export type WithVisibleParents = <Item extends ListedItem>(
  rule: ListRule<Item>,
  items: Item[],
) => Promise<Item[]>

/** One page of the upstream's list, and how long the list is. */
export interface ReadChunk<Item> {
  pages: number
  total: number
  chunk: Chunk<Item>
}

/** Reads page `page` of a list, the first being 1. */
export async function readChunk<Item extends ListedItem>(
  source: ListSource<Item>,
  page: number,
  withVisibleParents: WithVisibleParents,
): Promise<ReadChunk<Item>> {
  const { totalPages, count, results } = readPage(source.rule, await askForPage(source, page))
  const items = await withVisibleParents(source.rule, results)
  return { pages: totalPages, total: count, chunk: chunkOf(source.rule, items) }
}

async function askForPage(
  { ask, address, whenMissing }: AnyListSource,
  page: number,
): Promise<unknown> {
  const paging = { ...(page === 1 ? {} : { page }), pageSize: largestPageSize }
  try {
    return await ask(withWords(address, paging))
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 404) throw error
    // The list has become shorter since its first page was read.
    if (page > 1) return []
    if (whenMissing !== undefined) return whenMissing
    throw error
  }
}

/** An address with more words in its query. */
export function withWords(
  address: string,
  words: Readonly<Record<string, string | number>>,
): string {
  const text = new URLSearchParams(
    Object.entries(words).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return `${address}${address.includes('?') ? '&' : '?'}${text}`
}
