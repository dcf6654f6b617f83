import { GatewayError } from '../gateway-error'
import { answerList, type ListRequest } from '../lists/list-answer'
import type { ListedItem, ListRule, Viewer } from '../lists/list-rule'
import type { RouteContext } from '../services'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { clientOf, type RestCall, sendRest } from './send-upstream'

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
 * Calls with the token of the person who is signed in, so that their own items are not hidden from
 * them; as a guest where there is none, or where the session or the token has ended.
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

interface PublicList<Item extends ListedItem> extends Omit<ListRequest<Item>, 'source'> {
  rule: ListRule<Item>
  /** The answer where the upstream's 404 means an empty list. */
  whenMissing?: unknown
}

/** One page of a list without hidden items. */
export function listAsGuest<Item extends ListedItem>(
  c: RouteContext,
  { rule, whenMissing, ...request }: PublicList<Item>,
) {
  const { lists } = c.var.services
  const source = { rule, userId: null, fetchPath: lists.fetchAsGuest, whenMissing }
  return answerList(lists, { ...request, source })
}

/** The same, but signed-in persons see their own hidden items. */
export async function listAsViewer<Item extends ListedItem>(
  c: RouteContext,
  list: PublicList<Item>,
) {
  const session = await confirmedSession(c)
  if (!session) return listAsGuest(c, list)
  const { rule, whenMissing, ...request } = list
  const fetchPath = (path: string) => sendRest(c, session, { method: 'GET', path })
  const source = { rule, userId: session.userId, fetchPath, whenMissing }
  try {
    return await answerList(c.var.services.lists, { ...request, source })
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return listAsGuest(c, list)
  }
}
