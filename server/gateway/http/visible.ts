import * as z from 'zod/mini'
import { type Page, pageOf } from '#contract/wire/page'
import type { QueryRules } from '#contract/wire/query-rules'
import { rowsOf, wholePage } from '#upstream/api'
import type {
  ItemOf,
  ListCall,
  SaidBy,
  UpstreamEndpoint,
  WithParams,
} from '#upstream/endpoints/endpoint'
import { owned } from '#upstream/owner'
import { readRows } from '#upstream/rows'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { Asking, Member, Reader, Viewer, Visibility } from './api'
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

/** What a call of the API says, as far as a reader may see it. */
export function shownTo<Call extends UpstreamEndpoint>(
  reader: Reader,
  { rows, answer }: Call,
  body: unknown,
  visible?: Visibility<never>,
): SaidBy<Call> {
  const filter = visible as Visibility<unknown> | undefined
  const shown = rows
    ? listOf(rows, filter)(body, reader)
    : answer && one(answer, filter)(body, reader)
  return shown as SaidBy<Call>
}

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

/** A call about one entity. */
interface EntityCall extends UpstreamEndpoint {
  path: `/${string}/{id}`
}

/** 404 where an entity belongs to another person: the upstream shows staff those of everybody. */
export async function requireMine(member: Member, read: EntityCall, id: string): Promise<void> {
  const { method, path } = read
  await member.ask({ method, path, answer: owned }, { params: { id }, visible: mine })
}

/** Deletes an entity of the signed-in person; 404 where it is another's. */
export async function deleteMine(
  member: Member,
  { read, remove }: { read: EntityCall; remove: EntityCall },
  id: string,
): Promise<undefined> {
  await requireMine(member, read, id)
  await member.ask(remove, { params: { id } })
}

/** Rows per page where the query has none. */
export const usualPageSize = 52

/** How a list of the upstream is passed on page by page. */
type PlainList<Call extends UpstreamEndpoint> = WithParams<Call> & {
  visible?: Visibility<ItemOf<Call>>
  pageSize?: number
  /** Query values that the gateway sets. */
  forced?: Readonly<Record<string, string>>
  /** The query in the names of the API. */
  renamed?: (query: URLSearchParams) => URLSearchParams
}

/** The query values of an endpoint. */
export type Asked = Readonly<{ query: QueryRules }>

/** One page of the upstream's, with links of our own. */
export async function readPage<Call extends ListCall>(
  c: RouteContext,
  caller: Asking,
  { query: rules }: Asked,
  call: Call,
  list: PlainList<Call>,
): Promise<Page<ItemOf<Call>>> {
  const { visible, pageSize = usualPageSize, forced, renamed = same, params } = list
  const query = renamed(readPageQuery(c, rules, pageSize, { ...call.query, ...forced }))
  const sent = await caller.askRaw(call as UpstreamEndpoint, { params, query } as object)
  const page = pageFrom(call.rows as Schema<ItemOf<Call>>, visible)(sent, caller)
  return withOwnLinks(c, rules, page)
}

const same = (query: URLSearchParams) => query

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
