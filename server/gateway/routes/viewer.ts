import { GatewayError } from '../gateway-error'
import { answerList } from '../lists/list-answer'
import type { FetchList, ListedItem, ListRule, Viewer } from '../lists/list-rule'
import type { RouteContext } from '../services'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { type QueryRules, readPageQuery, readQuery } from './query'
import { answerJson, type ResponseParser } from './responses'
import { clientOf, type RestCall, sendRest } from './send-upstream'

/** Rows per page where the query has none. */
const usualPageSize = 52

/** The viewer of a public answer, and calls of the API for them. */
export interface PublicCaller extends Viewer {
  send(method: string, path: string, options?: Omit<RestCall, 'method' | 'path'>): Promise<unknown>
}

/** Calls without a token. */
export function asGuest(c: RouteContext): PublicCaller {
  return {
    userId: null,
    send: (method, path, options) => sendRest(c, null, { method, path, ...options }),
  }
}

/**
 * Calls with the token of the person who is signed in, so that they see their own hidden items; as
 * a guest without a session, or where the session or the token has ended.
 */
export async function asViewer(c: RouteContext): Promise<PublicCaller> {
  const session = await confirmedSession(c)
  if (!session) return asGuest(c)
  return {
    userId: session.userId,
    async send(method, path, options) {
      const call = { method, path, ...options }
      try {
        return await sendRest(c, session, call)
      } catch (error) {
        if (!isSignedOut(error)) throw error
        return sendRest(c, null, call)
      }
    },
  }
}

/** Null for guests, and where the session has ended or cannot be confirmed. */
async function confirmedSession(c: RouteContext): Promise<MemberSession | null> {
  const { session, services } = c.var
  if (!isMember(session)) return null
  return services.sessions.confirm(session, clientOf(c)).then(
    () => session,
    () => null,
  )
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 401

/** A list from which the gateway removes hidden items. */
interface FilteredList<Item extends ListedItem> {
  rule: ListRule<Item>
  /** Below the REST API. */
  path: string
  query: QueryRules
  /** The answer where the upstream's 404 means an empty list. */
  whenMissing?: unknown
}

/** Answers with one page of the list as guests see it. */
export async function answerListAsGuest<Item extends ListedItem>(
  c: RouteContext,
  list: FilteredList<Item>,
): Promise<Response> {
  const { fetchAsGuest } = c.var.services.lists
  return answerJson(c, await pageOfList(c, list, null, fetchAsGuest))
}

/** The same, but signed-in persons see their own hidden items. */
export async function answerListAsViewer<Item extends ListedItem>(
  c: RouteContext,
  list: FilteredList<Item>,
): Promise<Response> {
  const session = await confirmedSession(c)
  if (!session) return answerListAsGuest(c, list)
  const fetchPath = (path: string) => sendRest(c, session, { method: 'GET', path })
  try {
    return answerJson(c, await pageOfList(c, list, session.userId, fetchPath))
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return answerListAsGuest(c, list)
  }
}

/** One page of a list as one viewer sees it. */
export function pageOfList<Item extends ListedItem>(
  c: RouteContext,
  { rule, path, query, whenMissing }: FilteredList<Item>,
  userId: number | null,
  fetchPath: FetchList,
) {
  const source = { rule, userId, fetchPath, whenMissing, client: clientOf(c) }
  const request = { source, path, query: readQuery(c, query), pageSize: usualPageSize }
  return answerList(c.var.services.lists, request)
}

/** A list of the upstream that is passed on unfiltered. */
interface PlainList {
  /** Below the REST API. */
  path: string
  query: QueryRules
  parse: ResponseParser
  pageSize?: number
  /** Query values that the gateway sets. */
  forced?: Readonly<Record<string, string>>
}

/** Answers with one page of the upstream's. */
export async function answerPage(
  c: RouteContext,
  caller: PublicCaller,
  { path, query: rules, parse, pageSize = usualPageSize, forced }: PlainList,
): Promise<Response> {
  const query = readPageQuery(c, rules, pageSize, forced)
  return answerJson(c, parse(await caller.send('GET', path, { query }), caller))
}
