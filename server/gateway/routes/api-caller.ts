import { restPath } from '#upstream/api'
import type { UpstreamAnswer, UpstreamBody } from '#upstream/client'
import { clientOfAddress } from '../client-of-address'
import { GatewayError } from '../gateway-error'
import type { RouteContext } from '../services'
import { type EncryptedSession, isMember, type MemberSession } from '../session/session-cookie'
import { type Client, upstreamHeaders } from '../upstream/call-upstream'
import { readJson, readNothing } from '../upstream/read-answer'
import { type Reader, rowReports } from './viewer'

/** One call of the Django API on behalf of a browser's request. */
export interface UpstreamRequest {
  method: string
  /** From the root of the API, percent-encoded, with the query. */
  path: string
  body?: UpstreamBody | undefined
  /** The session whose access token is sent; null for a guest. */
  session: EncryptedSession | null
  headers?: Record<string, string>
  timeoutMs?: number | undefined
}

/** Options of a call of the REST API, besides its method and path. */
export interface SendOptions {
  /** With its question mark, as `readPageQuery` returns it. */
  query?: string | undefined
  /** Sent as JSON; nothing is sent where it is null or undefined. */
  body?: unknown
}

/** Calls the API and passes the response to `read`. */
export function sendUpstream<Answer>(
  c: RouteContext,
  { method, path, body, session, headers, timeoutMs }: UpstreamRequest,
  read: (answer: UpstreamAnswer) => Answer,
): Promise<Answer> {
  const { deps, rest } = c.get('services')
  const client = clientOf(c)
  const sent = upstreamHeaders(deps.config.publicUrl, client, session)
  if (body !== undefined) sent['content-type'] = 'application/json'
  if (headers) Object.assign(sent, headers)
  const { trace, key } = client
  return rest.call({ method, path, headers: sent, body, timeoutMs, trace, client: key }, read)
}

/** The same for a path below the REST API whose answer is JSON. */
export function sendRest(
  c: RouteContext,
  session: EncryptedSession | null,
  { method, path, query = '', body, timeoutMs }: RestCall,
  read: (answer: UpstreamAnswer) => unknown = readJson,
): Promise<unknown> {
  const text = body === null || body === undefined ? undefined : JSON.stringify(body)
  const call = { method, path: `${restPath}${path}${query}`, body: text, session, timeoutMs }
  return sendUpstream(c, call, read)
}

export interface RestCall extends SendOptions {
  method: string
  /** Below the REST API, e.g. `/product/3`. */
  path: string
  timeoutMs?: number | undefined
}

/** Whose request it is. Members have shares of their own, also behind an address of many people. */
export function clientOf(c: RouteContext): Client & { key: string | undefined } {
  const address = c.env?.address
  const session = c.get('session')
  return {
    address,
    userAgent: c.req.header('user-agent'),
    trace: c.get('trace'),
    key: isMember(session) ? `user ${session.userId}` : address && clientOfAddress(address),
  }
}

interface MemberSendOptions extends SendOptions {
  /** The answer where the upstream's 404 means that there is nothing yet. */
  whenMissing?: unknown
}

/** The person who is signed in, and calls of the API with their access token. */
export interface Member extends Reader {
  userId: number
  session: MemberSession
  /**
   * Calls the REST API and reads JSON. 403 becomes 404: another person's entity is refused like one
   * that does not exist. An expired token is 401, never a guest's response.
   */
  send(method: string, path: string, options?: MemberSendOptions): Promise<unknown>
}

/** The signed-in person, their session confirmed; 401 for guests and after its end. */
export async function requireMember(c: RouteContext): Promise<Member> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  return confirmed(c, session)
}

/** The same where `:id` of the path names a person: 404 where it names another one. */
export async function requireOwner(c: RouteContext): Promise<Member> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  if (c.req.param('id') !== String(session.userId)) throw new GatewayError(404)
  return confirmed(c, session)
}

async function confirmed(c: RouteContext, session: MemberSession): Promise<Member> {
  await c.var.services.sessions.confirm(session, clientOf(c))
  return {
    userId: session.userId,
    session,
    reportRows: rowReports(c),
    async send(method, path, { query, body, whenMissing } = {}) {
      const read = method === 'DELETE' ? readNothing(method) : readJson
      try {
        return await sendRest(c, session, { method, path, query, body }, read)
      } catch (error) {
        if (isSignedOut(error)) await endRefused(c, session)
        if (whenMissing !== undefined && isMissing(error)) return whenMissing
        throw asMissing(error)
      }
    },
  }
}

/** Whether the API, or the gateway, has answered 404. */
export const isMissing = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 404

/** Another person's entity is refused with the same message as one that does not exist. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}

/** A JSON or form call whose raw response is passed to `read`, headers included. */
export async function sendAsMember<Answer>(
  c: RouteContext,
  { session }: Member,
  { path, ...call }: Omit<UpstreamRequest, 'session'>,
  read: (answer: UpstreamAnswer) => Answer,
): Promise<Answer> {
  try {
    return await sendUpstream(c, { ...call, path: `${restPath}${path}`, session }, read)
  } catch (error) {
    if (isSignedOut(error)) await endRefused(c, session)
    throw error
  }
}

/**
 * Ends a session whose access token the API no longer accepts, here and at the sign-in service: it
 * gets no other one, and would be in the way of the next sign-in. A session that was replaced in the
 * meantime has a newer token.
 */
export async function endRefused(c: RouteContext, session: MemberSession): Promise<void> {
  const { sessionEnds, sessionStore, sessions } = c.var.services
  if (sessionStore.isRetired(session) || sessions.isRefused(session)) return
  sessionEnds.end(session.generation)
  await sessions.refuse(session, clientOf(c))
}

/** The viewer of a public answer, and calls of the API for them. */
export interface PublicCaller extends Reader {
  send(method: string, path: string, options?: Omit<RestCall, 'method' | 'path'>): Promise<unknown>
}

/** Calls without a token. */
export function asGuest(c: RouteContext): PublicCaller {
  return {
    userId: null,
    reportRows: rowReports(c),
    send: (method, path, options) => sendRest(c, null, { method, path, ...options }),
  }
}

/** Reads without a token, each once for all who ask for the same at the same time. */
export function asGuests(c: RouteContext): PublicCaller {
  return {
    userId: null,
    reportRows: rowReports(c),
    send: (_, path, { query = '' } = {}) =>
      c.var.services.lists.readOnce(`${path}${query}`, clientOf(c)),
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
    reportRows: rowReports(c),
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
export async function confirmedSession(c: RouteContext): Promise<MemberSession | null> {
  const { session, services } = c.var
  if (!isMember(session)) return null
  return services.sessions.confirm(session, clientOf(c)).then(
    () => session,
    () => null,
  )
}

/** Whether a call failed because its access token is no longer valid. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 401
