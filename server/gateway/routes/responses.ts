import * as z from 'zod/mini'
import { pageOf } from '#contract/wire/page'
import { rowsOf, wholePage } from '#upstream/g1/api'
import { GatewayError } from '../gateway-error'
import type { Viewer, Visibility } from '../lists/list-rule'
import type { HeaderRecord } from '../middleware/security-headers'
import type { RouteContext } from '../services'
import { parse } from '../upstream/read-answer'

/** Turns the upstream's body into what a viewer may see; 502 where the shape is wrong. */
export type ResponseParser<Shown = unknown> = (body: unknown, viewer: Viewer) => Shown

/** Answers with JSON, which must not contain a token of the request's session. */
export function answerJson(
  c: RouteContext,
  body: unknown,
  status?: number,
  headers?: HeaderRecord,
): Response {
  const session = c.get('session')
  const tokens = session ? [session.sessionToken, session.accessToken] : []
  const all = headers ? { ...serverTiming(c), ...headers } : serverTiming(c)
  return c.get('services').answers.json(body, status, all, tokens)
}

/**
 * How long the request took so far, and how much of it the upstream, in whole ms. Responses of the
 * sign-in service have none: exact times would reveal more of an account than the response does.
 */
export function serverTiming(c: RouteContext): HeaderRecord {
  const totalMs = c.get('services').deps.clock() - c.get('startedAt')
  return {
    'server-timing': `upstream;dur=${c.get('trace').upstreamMs}, total;dur=${totalMs}`,
  }
}

/** Answers 204. */
export function answerEmpty(c: RouteContext): Response {
  return c.get('services').answers.empty(serverTiming(c))
}

type Schema<Item> = z.ZodMiniType<Item>

/** One entity. A hidden one is answered as if it did not exist. */
export function one<Item>(schema: Schema<Item>, visible?: Visibility<Item>): ResponseParser<Item> {
  return (body, viewer) => {
    const item = parse(schema, body)
    if (visible && !visible(item, viewer)) throw new GatewayError(404)
    return item
  }
}

/** A bare array; if an upstream sends a page instead, its rows are used. */
export function listOf<Item>(
  schema: Schema<Item>,
  visible?: Visibility<Item>,
): ResponseParser<Item[]> {
  const list = z.array(schema)
  return (body, viewer) => shown(parse(list, rowsOf(body)), visible, viewer)
}

/**
 * A page of a list. Hidden items are left out while `count` stays the upstream's; a bare
 * array becomes one page; links keep their query only, as their host is the upstream's own.
 */
export function pageFrom<Item>(schema: Schema<Item>, visible?: Visibility<Item>): ResponseParser {
  const page = pageOf(schema)
  return (body, viewer) => {
    const parsed = parse(page, Array.isArray(body) ? wholePage(body) : body)
    const results = shown(parsed.results, visible, viewer)
    return {
      ...parsed,
      links: { next: queryOf(parsed.links.next), previous: queryOf(parsed.links.previous) },
      pageTotalResults: results.length,
      results,
    }
  }
}

/** A page without rows, for a list that the upstream answers with 404 when it is empty. */
export const emptyPage = wholePage([])

function shown<Item>(items: Item[], visible: Visibility<Item> | undefined, viewer: Viewer): Item[] {
  return visible ? items.filter((item) => visible(item, viewer)) : items
}

function queryOf(link: string | null): string | null {
  if (!link) return null
  return URL.canParse(link, 'http://upstream.invalid')
    ? new URL(link, 'http://upstream.invalid').search || null
    : null
}
