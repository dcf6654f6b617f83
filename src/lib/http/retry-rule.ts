import type { HttpMethod } from './http-request'

/** Statuses that may pass by themselves. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Wait before a retry where the server named none. */
export const shortWaitMs = 300

/** A person is not kept waiting longer than this: then the problem is shown instead. */
export const longestWaitMs = 5_000

/** Reading is tried once more, writing never. */
export function defaultRetries(method: HttpMethod): number {
  return method === 'GET' ? 1 : 0
}

/**
 * Seconds of a `Retry-After` header (RFC 9110, section 10.2.3), or null. A date is compared with
 * the answer's own `Date`, so that a wrong clock of the device does no harm.
 */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

/** Milliseconds to wait before the next try, or null where another try makes no sense. */
export function retryWaitMs(status: number, headers: Headers): number | null {
  if (!retryStatuses.includes(status)) return null
  const seconds = retryAfterSeconds(headers)
  if (seconds === null) return shortWaitMs
  const waitMs = seconds * 1000
  return waitMs <= longestWaitMs ? Math.max(waitMs, shortWaitMs) : null
}
