import { GatewayError } from '../gateway-error'
import type { UpstreamAnswer } from '../gateway-parts'

/** Statuses that are answers to the person's request; any other refusal is between us and the upstream. */
const passedOn = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429])

/**
 * The JSON of an answer, or a `GatewayError`: the upstream's own refusal with its body, 503 and 504
 * as they are, 502 for any other failure and for a body that is not JSON.
 */
export async function readJson(answer: UpstreamAnswer): Promise<unknown> {
  if (answer.status >= 200 && answer.status < 300) return successBody(answer)
  const retryAfter = retryAfterOf(answer)
  const headers = retryAfter ? { headers: { 'retry-after': retryAfter } } : {}
  if (passedOn.has(answer.status)) {
    const data = await refusalBody(answer)
    throw new GatewayError(answer.status, { ...headers, ...(data === null ? {} : { data }) })
  }
  await answer.body?.cancel()
  const kept = answer.status === 503 || answer.status === 504
  const reason = `the upstream answered ${answer.status}`
  throw new GatewayError(kept ? answer.status : 502, { ...headers, reason })
}

/** The same for a call whose success says nothing: whatever body comes is dropped. */
export async function readNothing(answer: UpstreamAnswer): Promise<unknown> {
  if (answer.status < 200 || answer.status >= 300) return readJson(answer)
  await answer.body?.cancel()
  return null
}

async function successBody(answer: UpstreamAnswer): Promise<unknown> {
  if (answer.status === 204) {
    await answer.body?.cancel()
    return null
  }
  if (!isJson(answer)) {
    await answer.body?.cancel()
    throw new GatewayError(502, { reason: 'the upstream did not answer with JSON' })
  }
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayError(502, { reason: 'the upstream answered with broken JSON' })
  }
}

async function refusalBody(answer: UpstreamAnswer): Promise<unknown> {
  if (!isJson(answer)) {
    await answer.body?.cancel()
    return null
  }
  try {
    const body: unknown = JSON.parse(await answer.text())
    return typeof body === 'object' ? body : null
  } catch {
    return null
  }
}

function isJson(answer: UpstreamAnswer): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '')
}

/** How many seconds to wait, where the upstream names them. */
export function retryAfterOf(answer: UpstreamAnswer): string | null {
  const value = answer.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(value) ? value : null
}
