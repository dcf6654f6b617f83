import { restPath } from '#upstream/api'
import type { UpstreamAnswer, UpstreamBody } from '#upstream/client'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import { readJson } from '../upstream/read-answer'
import type { SendOptions } from './api'
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
}

interface RestCall extends SendOptions {
  method: string
  /** Below the REST API, e.g. `/product/3`. */
  path: string
  headers?: Record<string, string>
  timeoutMs?: number | undefined
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
  /** The same for a path below the REST API whose answer is JSON. */
  sendRest(
    c: RouteContext,
    session: EncryptedSession | null,
    call: RestCall,
    read?: (answer: UpstreamAnswer) => unknown,
  ): Promise<unknown>
}

export function createUpstreamCalls(publicUrl: string, rest: Upstream): UpstreamCalls {
  const send: UpstreamCalls['send'] = (c, session, request, read) => {
    const { method, path, body, timeoutMs } = request
    const client = clientOf(c)
    const token = isMember(session) ? session.accessToken : undefined
    const headers = upstreamHeaders(publicUrl, client, token)
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (request.headers) Object.assign(headers, request.headers)
    const { trace, key } = client
    return rest.call({ method, path, headers, body, timeoutMs, trace, client: key }, read)
  }
  return {
    send,
    async sendRest(c, session, call, read = readJson) {
      const { method, path, query = '', body, headers, timeoutMs } = call
      const content = body instanceof FormData ? await formContent(body) : jsonContent(body)
      const request = {
        ...{ method, path: `${restPath}${path}${query}`, timeoutMs, body: content.body },
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
