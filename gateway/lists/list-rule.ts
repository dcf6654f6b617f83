import * as z from 'zod/mini'
import { type Page, pageOf } from '../../contract/wire/page'
import { parse, type Visibility } from '../routes/answer-readers'
import type { Chunk, IndexedRow } from './list-index'

/** A row that pages can be cut by. */
export interface ListedItem {
  id: number
  translations?: Readonly<Record<string, unknown>>
}

/** An entity that rows belong to: where it is hidden or gone, so are they. */
export interface Parent<Item> {
  rule: AnyListRule
  idOf(item: Item): number
}

/** What the rows of a list are, and who may see them. */
export interface ListRule<Item extends ListedItem> {
  /** Where the upstream lists all entities of this kind. */
  upstream: string
  schema: z.ZodMiniType<Item>
  visible: Visibility<Item>
  /** Whose a row is, where its owner sees it though others do not. */
  ownerOf?: (item: Item) => number
  parent?: Parent<Item>
}

/** A rule whose type of items does not matter to who handles it. */
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

/** Everything on one page. */
export function wholePage<Item>(results: Item[]): Page<Item> {
  const count = results.length
  return {
    links: { next: null, previous: null },
    count,
    totalPages: count > 0 ? 1 : 0,
    pageSize: count,
    pageTotalResults: count,
    page: 1,
    results,
  }
}

/** Who may see what of these rows. */
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

/** Codes of the languages that something has words in, divided by spaces. */
export function languagesOf({ translations = {} }: ListedItem): string {
  return Object.keys(translations).join(' ')
}
