import type { UpstreamAnswer, UpstreamBody } from '#upstream/client'
import { restPath } from '#upstream/g1/api'
import { clientOfAddress } from '../client-of-address'
import type { RouteContext } from '../services'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import { type Client, upstreamHeaders } from '../upstream/call-upstream'
import { readJson } from '../upstream/read-answer'

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
export function clientOf(c: RouteContext): Client {
  const address = c.env?.address
  const session = c.get('session')
  return {
    address,
    userAgent: c.req.header('user-agent'),
    trace: c.get('trace'),
    key: isMember(session) ? `user ${session.userId}` : address && clientOfAddress(address),
  }
}
