import type { Context } from 'hono'
import type { UpstreamAnswer, UpstreamBody } from '../../upstream/client'
import { restPath } from '../../upstream/defaults'
import type { Answers } from '../answers'
import type { GatewayDeps, GatewayEnv } from '../dependencies'
import type { FoundProducts } from '../lists/found-products'
import type { Lists } from '../lists/lists'
import type { Search } from '../lists/search-hits'
import type { EncryptedSession } from '../session/encrypted-session'
import type { SessionConfirmation } from '../session/session-confirmation'
import type { Upstream } from './call-upstream'
import { readJson } from './read-answer'
import { upstreamHeaders } from './upstream-headers'

/** Where the upstream's REST API begins. */
export const restBase = restPath

/** What every route works with. */
export interface RouteTools {
  deps: GatewayDeps
  rest: Upstream
  lists: Lists
  sessions: SessionConfirmation
  search: Search
  foundProducts: FoundProducts
  answers: Answers
}

export interface RestCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  body?: UpstreamBody | undefined
  /** Whose token goes along; null asks as a guest. */
  session: EncryptedSession | null
  headers?: Record<string, string>
  timeoutMs?: number | undefined
}

/** Asks the upstream on behalf of a browser's request, and reads its JSON. */
export function askUpstream(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  call: RestCall,
): Promise<unknown> {
  return sendUpstream(tools, c, call, readJson)
}

/** The same for answers that need another reader. */
export function sendUpstream<Answer>(
  { deps, rest }: RouteTools,
  c: Context<GatewayEnv>,
  { method, path, body, session, headers, timeoutMs }: RestCall,
  read: (answer: UpstreamAnswer) => Promise<Answer>,
): Promise<Answer> {
  const asker = { connection: c.env ?? {}, userAgent: c.req.header('user-agent'), session }
  const call = {
    method,
    path,
    headers: {
      ...upstreamHeaders(deps.config.publicUrl, asker),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }
  return rest.call(call, read)
}
