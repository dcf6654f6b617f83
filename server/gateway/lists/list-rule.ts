import * as z from 'zod/mini'
import { largestPageSize, type Page, pageOf } from '#contract/wire/page'
import { wholePage } from '#upstream/api'
import { GatewayError } from '../gateway-error'
import type { Visibility } from '../routes/viewer'
import type { Client } from '../upstream/call-upstream'
import { parse } from '../upstream/read-answer'
import type { Chunk, IndexedRow } from './list-index'

/** An item of a list that is paged here. */
export interface ListedItem {
  id: number
  translations?: Readonly<Record<string, unknown>>
}

/** The entity that an item belongs to: where it is hidden or gone, so is the item. */
export interface Parent<Item> {
  rule: AnyListRule
  idOf(item: Item): number
}

/** Schema of the items of a list, and who may see them. */
export interface ListRule<Item extends ListedItem> {
  /** Path of the upstream's list of all entities of this kind. */
  upstream: string
  schema: z.ZodMiniType<Item>
  visible: Visibility<Item>
  /** Owner of an item, where the owner sees it though others do not. */
  ownerOf?: (item: Item) => number
  parent?: Parent<Item>
}

/** A rule for items of any type. */
// biome-ignore lint/suspicious/noExplicitAny: items only go back into the rule they came from
export type AnyListRule = ListRule<any>

/** The upstream's page as its schema leaves it; 502 where the shape is wrong. */
export function readPage<Item extends ListedItem>(
  { schema }: ListRule<Item>,
  body: unknown,
): Page<Item> {
  if (!Array.isArray(body)) return parse(pageOf(schema), body)
  return wholePage(parse(z.array(schema), body))
}

/** These items with their audience. */
export function chunkOf<Item extends ListedItem>(
  { visible, ownerOf }: ListRule<Item>,
  items: readonly Item[],
): Chunk<Item> {
  const rows = items.map((item): IndexedRow => {
    const everybody = visible(item, { userId: null })
    const audience = everybody ? 'everybody' : (ownerOf?.(item) ?? 'nobody')
    return { id: item.id, audience, languages: languagesOf(item) }
  })
  return { rows, items: new Map(items.entries()) }
}

/** Codes of the languages of an item's translations, separated by spaces. */
export function languagesOf({ translations = {} }: ListedItem): string {
  return Object.keys(translations).join(' ')
}

/** Fetches a path below the upstream's REST API, query included, in the share of `client`. */
export type FetchList = (path: string, client: Client) => Promise<unknown>

/** A list of the upstream, and who reads it. */
export interface ListSource<Item extends ListedItem> {
  rule: ListRule<Item>
  /** Path below the upstream's REST API, with the query except for its paging. */
  address: string
  /** Null for guests; else the person whose access token is sent. */
  userId: number | null
  fetchPath: FetchList
  /** Whose request it is. */
  client: Client
  /** The answer where the upstream's 404 means an empty list. */
  whenMissing?: unknown
}

/** A source of items of any type. */
// biome-ignore lint/suspicious/noExplicitAny: items only go back into the rule they came from
export type AnyListSource = ListSource<any>

/** Leaves out what belongs to something that is hidden or gone. */
export type WithVisibleParents = <Item extends ListedItem>(
  rule: ListRule<Item>,
  items: Item[],
  client: Client,
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
  const items = await withVisibleParents(source.rule, results, source.client)
  return { pages: totalPages, total: count, chunk: chunkOf(source.rule, items) }
}

async function askForPage(
  { fetchPath, address, whenMissing, client }: AnyListSource,
  page: number,
): Promise<unknown> {
  const paging = { ...(page === 1 ? {} : { page }), pageSize: largestPageSize }
  try {
    return await fetchPath(withParams(address, paging), client)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 404) throw error
    // The list has become shorter since its first page was read.
    if (page > 1) return []
    if (whenMissing !== undefined) return whenMissing
    throw error
  }
}

/** An address with more parameters in its query. */
export function withParams(
  address: string,
  params: Readonly<Record<string, string | number>>,
): string {
  const text = new URLSearchParams(
    Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return `${address}${address.includes('?') ? '&' : '?'}${text}`
}
