import type { UpstreamRequest } from '#upstream/client'
import type { EncryptedSession } from '../session/encrypted-session'
import { type EndpointRequest, requestOf } from './endpoint-requests'
import { fakeApi } from './fake-api'
import { memberSession, type StartOptions, startGateway, type Variables } from './start-gateway'

/** Replaces an answer if it returns one. */
export type Instead = (
  request: string,
  sent: UpstreamRequest,
) => Response | Promise<Response> | undefined

/** Answers requests that begin like this, e.g. `DELETE /cart`. */
export const when =
  (start: string, reply: () => Response): Instead =>
  (request) =>
    request.startsWith(start) ? reply() : undefined

interface Start extends Pick<StartOptions, 'sessions'> {
  instead?: Instead
  variables?: Variables
}

/** A gateway whose upstream has entities of two people; requests are sent as the first of them. */
export function startForMember({ instead, variables = {}, sessions }: Start = {}) {
  const gateway = startGateway({
    variables: { RATE_LIMITS: 'off', ...variables },
    ...(sessions && { sessions }),
    upstream: (url, sent) => {
      const request = `${sent.method} ${new URL(url).pathname.replace('/api/v1', '')}`
      return instead?.(request, sent) ?? fakeApi(url, sent)
    },
  })
  const { ask, calls, cookieOf } = gateway

  /** Sends the request of a row, with another address or body if given. */
  async function send(
    row: EndpointRequest | string,
    {
      url,
      body,
      as = memberSession,
    }: { url?: string; body?: unknown; as?: EncryptedSession | null } = {},
  ): Promise<Response> {
    const request = typeof row === 'string' ? requestOf(row) : row
    const headers = new Headers(request.init.headers)
    if (as) headers.set('cookie', await cookieOf(as))
    const changed = body === undefined ? {} : { body: JSON.stringify(body) }
    return ask(url ?? request.url, { ...request.init, ...changed, headers })
  }

  /** Requests that the upstream got, as `GET /cart`. */
  const requests = () => calls.map(({ method, url }) => `${method} ${url.split('/api/v1')[1]}`)
  /** The JSON that the upstream got last. */
  const sentBody = (at = -1): unknown => JSON.parse(String(calls.at(at)?.body))
  return { ...gateway, send, requests, sentBody }
}
