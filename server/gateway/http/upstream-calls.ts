import { restPath } from '#upstream/api'
import type { UpstreamAnswer, UpstreamBody } from '#upstream/client'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import type { RequestClient } from '../upstream/client'
import { clientOf } from './client-of'
import type { RouteContext } from './route-env'

/** One call of the Django API on behalf of a browser's request. */
interface UpstreamRequest {
  method: string
  /** From the root of the API, percent-encoded, with the query. */
  path: string
  body?: UpstreamBody | undefined
  headers?: Record<string, string>
  timeoutMs?: number | undefined
  /** Whose share of the calls it takes, where not that of the request. */
  client?: RequestClient | undefined
}

interface RestCall {
  method: string
  /** Below the REST API, with the query, e.g. `/product/3`. */
  path: string
  /** A form, or what is sent as JSON; nothing is sent where it is null or undefined. */
  body?: unknown
  headers?: Record<string, string>
  timeoutMs?: number | undefined
  client?: RequestClient | undefined
}

/** Calls of the Django API; the access token of a session is sent, if it has one. */
export interface UpstreamCalls {
  /** Passes the response to `read`. */
  send<Answer>(
    c: RouteContext,
    session: EncryptedSession | null,
    request: UpstreamRequest,
    read: (answer: UpstreamAnswer) => Answer,
  ): Promise<Answer>
  /** The same for a path below the REST API. */
  sendRest<Answer>(
    c: RouteContext,
    session: EncryptedSession | null,
    call: RestCall,
    read: (answer: UpstreamAnswer) => Answer,
  ): Promise<Answer>
}

export function createUpstreamCalls(publicUrl: string, rest: Upstream): UpstreamCalls {
  const send: UpstreamCalls['send'] = (c, session, request, read) => {
    const { method, path, body, timeoutMs, client = clientOf(c) } = request
    const token = isMember(session) ? session.accessToken : undefined
    const headers = upstreamHeaders(publicUrl, client, token)
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (request.headers) Object.assign(headers, request.headers)
    const { trace, key } = client
    return rest.call({ method, path, headers, body, timeoutMs, trace, client: key }, read)
  }
  return {
    send,
    async sendRest(c, session, call, read) {
      const { method, path, body, headers, timeoutMs, client } = call
      const content = body instanceof FormData ? await formContent(body) : jsonContent(body)
      const request = {
        ...{ method, path: `${restPath}${path}`, timeoutMs, client, body: content.body },
        headers: { ...headers, ...content.headers },
      }
      return send(c, session, request, read)
    },
  }
}

interface Content {
  body?: UpstreamBody | undefined
  headers?: Record<string, string>
}

const jsonContent = (body: unknown): Content =>
  body === null || body === undefined ? {} : { body: JSON.stringify(body) }

async function formContent(body: FormData): Promise<Content> {
  const form = new Response(body)
  const headers = { 'content-type': form.headers.get('content-type') ?? '' }
  return { body: new Uint8Array(await form.arrayBuffer()), headers }
}
