import * as z from 'zod/mini'
import { pageOf } from '../../contract/wire/page'
import { GatewayError } from '../gateway-error'

/** Whose eyes an answer is for: the signed-in user's id, or null for a guest. */
export interface Viewer {
  userId: number | null
}

/** Turns the upstream's body into what the browser may see; 502 where the shape is wrong. */
export type ResponseParser = (body: unknown, viewer: Viewer) => unknown

/** Whether somebody may see an item (decision M9). */
export type Visibility<Item> = (item: Item, viewer: Viewer) => boolean

type Schema<Item> = z.ZodMiniType<Item>

/** One entity. A hidden one is answered as if it did not exist. */
export function one<Item>(schema: Schema<Item>, visible?: Visibility<Item>): ResponseParser {
  return (body, viewer) => {
    const item = parse(schema, body)
    if (visible && !visible(item, viewer)) throw new GatewayError(404)
    return item
  }
}

/** A bare array; an upstream that sends a page instead has its rows taken out. */
export function listOf<Item>(schema: Schema<Item>, visible?: Visibility<Item>): ResponseParser {
  const list = z.array(schema)
  return (body, viewer) => shown(parse(list, rowsOf(body)), visible, viewer)
}

/**
 * A page of a list. Hidden items are left out while `count` stays what the upstream said; a bare
 * array becomes one page; links keep their query only, as their host is the upstream's own.
 */
export function pageFrom<Item>(schema: Schema<Item>, visible?: Visibility<Item>): ResponseParser {
  const page = pageOf(schema)
  return (body, viewer) => {
    const parsed = parse(page, Array.isArray(body) ? envelopeOf(body) : body)
    const results = shown(parsed.results, visible, viewer)
    return {
      ...parsed,
      links: { next: queryOf(parsed.links.next), previous: queryOf(parsed.links.previous) },
      pageTotalResults: results.length,
      results,
    }
  }
}

/** A page without rows, for a list that the upstream calls missing when it is empty. */
export const emptyPage = envelopeOf([])

function envelopeOf(rows: readonly unknown[]) {
  return {
    links: { next: null, previous: null },
    count: rows.length,
    totalPages: rows.length > 0 ? 1 : 0,
    pageSize: rows.length,
    pageTotalResults: rows.length,
    page: 1,
    results: rows,
  }
}

function rowsOf(body: unknown): unknown {
  const isPage = typeof body === 'object' && body !== null && 'results' in body
  return isPage ? body.results : body
}

function shown<Item>(items: Item[], visible: Visibility<Item> | undefined, viewer: Viewer): Item[] {
  return visible ? items.filter((item) => visible(item, viewer)) : items
}

function queryOf(link: string | null): string | null {
  if (!link) return null
  return URL.canParse(link, 'http://upstream.invalid')
    ? new URL(link, 'http://upstream.invalid').search || null
    : null
}

/** Parses by a schema of the API contract; the log learns which fields were wrong, the browser does not. */
export function parse<T>(schema: Schema<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new GatewayError(502, {
    reason: `the upstream's answer is not as agreed: ${fields.join('; ')}`,
  })
}
