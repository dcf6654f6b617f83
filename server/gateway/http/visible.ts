import * as z from 'zod/mini'
import { type Page, pageOf } from '#contract/wire/page'
import type { QueryRules } from '#contract/wire/query-rules'
import { rowsOf, wholePage } from '#upstream/api'
import { owned } from '#upstream/owner'
import { readRows } from '#upstream/rows'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { Member, PublicCaller, Reader, Viewer, Visibility } from './api'
import { readPageQuery } from './query'
import type { RouteContext } from './route-env'

/** Turns the upstream's body into what a viewer may see; 502 where the shape is wrong. */
export type ResponseParser<Shown = unknown> = (body: unknown, reader: Reader) => Shown

type Schema<Item> = z.ZodMiniType<Item>

/** One entity. A hidden one is answered as if it did not exist. */
export function one<Item>(
  schema: Schema<Item>,
  visible?: Visibility<Item>,
): (body: unknown, viewer: Viewer) => Item {
  return (body, viewer) => {
    const item = parse(schema, body)
    if (visible && !visible(item, viewer)) throw new GatewayError(404)
    return item
  }
}

const anyRows = z.array(z.unknown())
const anyPage = pageOf(z.unknown())

/** A bare array; if the upstream sends a page instead, its rows are used. */
export function listOf<Item>(
  schema: Schema<Item>,
  visible?: Visibility<Item>,
): ResponseParser<Item[]> {
  return (body, reader) => shownRows(schema, parse(anyRows, rowsOf(body)), visible, reader)
}

/**
 * A page of a list. What is hidden or does not fit is left out while `count` stays the upstream's;
 * `leftOut` counts what does not fit. A bare array becomes one page. Its links are the upstream's: they are answered by `withOwnLinks`.
 */
export function pageFrom<Item>(
  schema: Schema<Item>,
  visible?: Visibility<Item>,
): ResponseParser<Page<Item>> {
  return (body, reader) => {
    const parsed = parse(anyPage, Array.isArray(body) ? wholePage(body) : body)
    const { items: results, leftOut } = readShown(schema, parsed.results, visible, reader)
    return { ...parsed, pageTotalResults: results.length, leftOut, results }
  }
}

/** A page without rows, for a list that the upstream answers with 404 when it is empty. */
export const emptyPage = wholePage([])

/** The rows that a reader may see. One that does not fit is left out and reported. */
export function shownRows<Item>(
  schema: Schema<Item>,
  rows: readonly unknown[],
  visible: Visibility<Item> | undefined,
  reader: Reader,
): Item[] {
  return readShown(schema, rows, visible, reader).items
}

/** The same, with the number of rows that do not fit. */
function readShown<Item>(
  schema: Schema<Item>,
  rows: readonly unknown[],
  visible: Visibility<Item> | undefined,
  reader: Reader,
): { items: Item[]; leftOut: number } {
  const read = readRows(schema, rows)
  reader.reportRows(read)
  const items = visible ? read.items.filter((item) => visible(item, reader)) : read.items
  return { items, leftOut: read.received - read.items.length }
}

/** What belongs to the viewer; entities without an owner do not. */
export const mine: Visibility<{ user: number | { id: number } | null }> = ({ user }, viewer) =>
  (typeof user === 'object' ? user?.id : user) === viewer.userId

/** What belongs to a buyer: without an owner is what a guest has bought, who must know its uuid. */
export const bought: Visibility<{ user: number | null }> = (entity, viewer) =>
  viewer.userId === null ? entity.user === null : mine(entity, viewer)

/** 404 where an entity belongs to another person: the upstream shows staff those of everybody. */
export function requireMine(entity: unknown, viewer: Viewer): void {
  if (!mine(parse(owned, entity), viewer)) throw new GatewayError(404)
}

/** Rows per page where the query has none. */
export const usualPageSize = 52

/** A list of the upstream that is passed on page by page. */
interface PlainList<Item> {
  /** Below the REST API. */
  path: string
  parse: ResponseParser<Page<Item>>
  pageSize?: number
  /** Query values that the gateway sets. */
  forced?: Readonly<Record<string, string>>
  /** Whether a row passes the filters of the query; the upstream ignores one that it does not know. */
  fits?: (row: Item, query: URLSearchParams) => boolean
}

/** The query values of an endpoint. */
export type Asked = Readonly<{ query: QueryRules }>

/** One page of the upstream's, with links of our own; 502 where its rows are not those asked for. */
export async function readPage<Item>(
  c: RouteContext,
  caller: PublicCaller,
  { query: rules }: Asked,
  { path, parse, pageSize = usualPageSize, forced, fits }: PlainList<Item>,
): Promise<Page<Item>> {
  const query = readPageQuery(c, rules, pageSize, forced)
  const page = parse(await caller.send('GET', path, { query }), caller)
  const filters = new URLSearchParams(query)
  if (fits && !page.results.every((row) => fits(row, filters))) {
    throw new GatewayError(502, { reason: `the upstream ignored a filter of ${path}` })
  }
  return withOwnLinks(c, rules, page)
}

/** Keys of a link in which it differs from the page that it stands on. */
const placeKeys = ['page', 'limit', 'offset', 'cursor'] as const

/** For links without a host. */
const anyHost = 'http://upstream.invalid'

/**
 * A page whose links are the browser's own query for other pages: the upstream's have its own host,
 * spelling and filters.
 */
export function withOwnLinks<Item>(
  c: RouteContext,
  rules: QueryRules,
  page: Page<Item>,
): Page<Item> {
  const asked = new URL(c.req.url).searchParams
  const ownLink = (link: string | null): string | null => {
    if (!link || !URL.canParse(link, anyHost)) return null
    const place = new URL(link, anyHost).searchParams
    const own = new URLSearchParams([...asked].filter(([key]) => key in rules))
    for (const key of placeKeys) {
      const value = place.get(key)
      if (value === null) own.delete(key)
      else own.set(key, value)
    }
    if (!own.has('limit')) own.set('pageSize', String(page.pageSize))
    return `?${own}`
  }
  const { next, previous } = page.links
  return { ...page, links: { next: ownLink(next), previous: ownLink(previous) } }
}

/** Deletes an entity of the signed-in person; 404 where it is another's. */
export async function deleteMine(member: Member, path: string): Promise<undefined> {
  requireMine(await member.send('GET', path), member)
  await member.send('DELETE', path)
}
