import { GatewayError } from '../lib/gateway-error'
import type { HeaderRecord, RouteContext } from './route-env'

/** Values that must not leave, such as the tokens of a session. */
export type Secrets = readonly (string | undefined)[]

/**
 * Answers with JSON, which must contain neither a token of the request's session nor what opens a
 * guest's cart.
 */
export function answerJson(
  c: RouteContext,
  body: unknown,
  status?: number,
  headers?: HeaderRecord,
): Response {
  const all = headers ? { ...serverTiming(c), ...headers } : serverTiming(c)
  return jsonResponse(c, body, status, all, tokensOf(c))
}

/** What opens the session of a request, and a guest's cart. */
function tokensOf(c: RouteContext): Secrets {
  const session = c.get('session')
  const cart = c.get('guestCart') ?? undefined
  return session ? [session.sessionToken, session.accessToken, cart] : [cart]
}

/** A file, and what it is called, without its ending. */
export interface PdfFile {
  name: string
  content: ArrayBuffer
}

/**
 * Answers with a file that is saved, not shown: it comes from another server.
 * @throws GatewayError 502 where it is called after a token
 */
export function answerPdf(c: RouteContext, { name, content }: PdfFile): Response {
  refuseSecrets(name, tokensOf(c))
  const headers = {
    ...c.get('basics').headers,
    ...serverTiming(c),
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
  }
  return new Response(content, { headers })
}

/** Answers 204. */
export function answerEmpty(c: RouteContext): Response {
  const headers = { ...c.get('basics').headers, ...serverTiming(c) }
  return new Response(null, { status: 204, headers })
}

/**
 * How long the request took so far, and how much of it the upstream, in whole ms. Responses of the
 * sign-in service have none: exact times would reveal more of an account than the response does.
 */
function serverTiming(c: RouteContext): HeaderRecord {
  const totalMs = c.get('basics').clock() - c.get('startedAt')
  return {
    'server-timing': `upstream;dur=${c.get('trace').upstreamMs}, total;dur=${totalMs}`,
  }
}

/**
 * JSON without the times that it took. Headers stay plain objects, which servers write fastest.
 * @throws GatewayError 502 where the body contains one of the secrets
 */
export function jsonResponse(
  c: RouteContext,
  body: unknown,
  status = 200,
  headers: HeaderRecord = {},
  secrets: Secrets = [],
): Response {
  const text = JSON.stringify(body)
  refuseSecrets(text, secrets)
  const own = { ...c.get('basics').headers, 'content-type': 'application/json; charset=utf-8' }
  return new Response(text, { status, headers: { ...own, ...headers } })
}

/** Shorter values could stand in a text by chance. */
const shortestSecret = 16

/** Last check that no token leaves, wherever the upstream has put it: it may echo a request. */
function refuseSecrets(text: string, secrets: Secrets): void {
  const leaks = secrets.some(
    (secret) => secret !== undefined && secret.length >= shortestSecret && text.includes(secret),
  )
  if (leaks) throw new GatewayError(502, { reason: 'the upstream sent a token in the wrong place' })
}
