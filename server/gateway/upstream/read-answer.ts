import * as z from 'zod/mini'
import { longestRetryAfter } from '#contract/errors/retry-after'
import { parseJson } from '#contract/wire/parse-json'
import { textOf, type UpstreamAnswer } from '#upstream/client'
import { GatewayError } from '../lib/gateway-error'

/** Statuses that are passed on to the browser; any other refusal concerns only gateway and API. */
const passedOn = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429])

/** Those that servers in between answer, too, each with a page of its own. */
const ofAnyServer = new Set([413, 429])

/**
 * The JSON of a response.
 * @throws GatewayError the upstream's own refusal, whose body only `explainRefusal` reads; 503 and
 * 504 unchanged; 502 for any other failure and for a body that is not JSON: the page of a server that
 * does not know the shop, or lets nobody pass, says nothing of what was asked for
 */
export function readJson(answer: UpstreamAnswer): unknown {
  if (answer.status >= 200 && answer.status < 300) return successBody(answer)
  const retryAfter = retryAfterOf(answer)
  const headers = retryAfter ? { headers: { 'retry-after': retryAfter } } : {}
  if (passedOn.has(answer.status) && (ofAnyServer.has(answer.status) || isJson(answer))) {
    throw new GatewayError(answer.status, { ...headers, refusal: refusalBody(answer) })
  }
  const kept = answer.status === 503 || answer.status === 504
  const reason = `the upstream answered ${answer.status}`
  throw new GatewayError(kept ? answer.status : 502, { ...headers, reason })
}

/**
 * The same for a deletion, whose success has no content: it must be answered with 204, as a page of a
 * server in between, such as one about maintenance, could look like a success.
 */
export function readNothing(answer: UpstreamAnswer): null {
  const { status } = answer
  if (status < 200 || status >= 300) readJson(answer)
  if (status === 204) return null
  throw new GatewayError(502, { reason: `the upstream answered ${status} with a body` })
}

function successBody(answer: UpstreamAnswer): unknown {
  if (answer.status === 204) return null
  if (!isJson(answer)) {
    throw new GatewayError(502, { reason: 'the upstream did not answer with JSON' })
  }
  try {
    return JSON.parse(textOf(answer))
  } catch {
    throw new GatewayError(502, { reason: 'the upstream answered with broken JSON' })
  }
}

/** Longest refusal that is read, in bytes. */
const longestRefusal = 64 * 1024

function refusalBody(answer: UpstreamAnswer): unknown {
  const isRead = isJson(answer) && answer.content.byteLength <= longestRefusal
  return isRead ? parseJson(textOf(answer)) : null
}

function isJson(answer: UpstreamAnswer): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '')
}

/** How many seconds to wait, if the upstream names them. */
export function retryAfterOf(answer: UpstreamAnswer): string | null {
  const value = answer.headers.get('retry-after') ?? ''
  return /^\d+$/.test(value) ? String(Math.min(Number(value), longestRetryAfter)) : null
}

/**
 * Parses by a schema of the API contract; a wrong shape is 502, and only the log gets the fields.
 */
export function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new GatewayError(502, {
    reason: `the upstream's answer is not as agreed: ${fields.join('; ')}`,
  })
}
