import type { Page } from '#contract/wire/page'
import { answerEmpty, answerJson } from './answer'
import type { Api, PublicCaller } from './api'
import { type QueryRules, readPageQuery } from './query'
import { discardBody } from './read-request'
import type { RouteContext } from './route-env'
import { type ResponseParser, requireMine } from './visible'

/** Rows per page where the query has none. */
export const usualPageSize = 52

/** A list of the upstream that is passed on page by page. */
interface PlainList<Item> {
  /** Below the REST API. */
  path: string
  query: QueryRules
  parse: ResponseParser<Page<Item>>
  pageSize?: number
  /** Query values that the gateway sets. */
  forced?: Readonly<Record<string, string>>
}

/** Answers with one page of the upstream's. */
export async function answerPage<Item>(
  c: RouteContext,
  caller: PublicCaller,
  list: PlainList<Item>,
): Promise<Response> {
  return answerJson(c, await readPage(c, caller, list))
}

/** One page of the upstream's, with links of our own. */
export async function readPage<Item>(
  c: RouteContext,
  caller: PublicCaller,
  { path, query: rules, parse, pageSize = usualPageSize, forced }: PlainList<Item>,
): Promise<Page<Item>> {
  const query = readPageQuery(c, rules, pageSize, forced)
  return withOwnLinks(c, rules, parse(await caller.send('GET', path, { query }), caller))
}

/** Keys of a link in which it differs from the page that it stands on. */
const placeKeys = ['page', 'limit', 'offset', 'cursor'] as const

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
    if (!link) return null
    const place = new URL(link, 'http://upstream.invalid').searchParams
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
export async function deleteMine(api: Api, c: RouteContext, path: string): Promise<Response> {
  const member = await api.requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', path), member)
  await member.send('DELETE', path)
  return answerEmpty(c)
}
