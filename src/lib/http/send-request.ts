import { longestRetryAfter } from '#contract/errors/retry-after'
import { parseJson } from '#contract/wire/parse-json'
import { noteServerDate, now } from '../time/clock'
import { ApiError, TimeoutError } from './problem'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request to the site's own origin. */
export interface HttpRequest {
  /** Default `GET`. */
  method?: HttpMethod | undefined
  /** Path on the own origin, e.g. `/api/products/3`. */
  path: `/${string}`
  /** Values that are null, undefined or empty are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  /** Aborts the request; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Timeout in ms for everything, retries included; default 5500. */
  timeoutMs?: number | undefined
  /** Number of retries; by default one for a read and none for a change. */
  retries?: number | undefined
  cache?: RequestCache | undefined
  /** True lets the request outlive the page. */
  keepalive?: boolean | undefined
}

/** A response: `body` is the parsed JSON, null where there was none or it was not JSON. */
export interface HttpAnswer {
  status: number
  headers: Headers
  body: unknown
}

/** Sends a request and resolves with the response, whatever its status. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>

/** Slightly longer than the gateway's timeout; a message is shown within six seconds. */
const defaultTimeoutMs = 5_500

/** Shortest remaining time for a retry, in ms; with less time the error is shown at once. */
const shortestTryMs = 500

/** Statuses after which a retry may succeed. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Wait before a retry where the server named none. */
const shortWaitMs = 300

/** Longest wait before a retry; a longer `Retry-After` is reported as a problem instead. */
const longestWaitMs = 5_000

/**
 * The only place of the site that calls `fetch`. It reads the global at each call, so that tests
 * can replace it.
 */
export const networkFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

/**
 * Sends a request to the own origin, with timeout and retries. A file without schemas, which a guest
 * would load for an answer that is not read.
 */
export const sendRequest = createSender(networkFetch)

/**
 * Makes the HTTP client.
 * @returns a function that rejects with an ApiError (`unreachable`) without a response, or with the
 * reason of the caller's own signal
 */
export function createSender(fetch: typeof globalThis.fetch): SendRequest {
  return async (request) => {
    const { signal, endsAt, release } = deadlineOf(request)
    const exchange = () => exchangeOnce(fetch, request, signal)
    try {
      return await withRetries(exchange, request, { signal, endsAt })
    } catch (failure) {
      throw signal.aborted ? signal.reason : failure
    } finally {
      release()
    }
  }
}

async function exchangeOnce(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const address = urlOf(request)
  const options = fetchOptionsOf(request, signal)
  const sentAt = now()
  const answer = await fetch(address, options)
    .then(async (response) => {
      const body = parseJson(await response.text())
      return { status: response.status, headers: response.headers, body }
    })
    .catch(() => {
      throw new ApiError({ kind: 'unreachable' })
    })
  // Others may come from a cache, with the date of long ago.
  const isNew = options.cache === 'no-store' || options.method !== 'GET'
  if (isNew || answer.headers.get('cache-control')?.includes('no-store')) {
    noteServerDate(answer.headers, sentAt)
  }
  return answer
}

async function withRetries(
  exchange: () => Promise<HttpAnswer>,
  { method = 'GET', retries = method === 'GET' ? 1 : 0 }: HttpRequest,
  { signal, endsAt }: { signal: AbortSignal; endsAt: number },
): Promise<HttpAnswer> {
  for (let left = retries; ; left -= 1) {
    const answer = await exchange().catch((failure: unknown) => {
      if (left > 0 && failure instanceof ApiError && !signal.aborted) return null
      throw failure
    })
    const waitMs = answer ? retryWaitMs(answer.status, answer.headers) : shortWaitMs
    const isLast = left <= 0 || waitMs === null || now() + waitMs + shortestTryMs > endsAt
    if (!isLast) await wait(waitMs, signal)
    else if (answer) return answer
    else throw new ApiError({ kind: 'unreachable' })
  }
}

/** Milliseconds to wait before the next retry, or null where a retry makes no sense. */
export function retryWaitMs(status: number, headers: Headers): number | null {
  if (!retryStatuses.includes(status)) return null
  const seconds = retryAfterSeconds(headers)
  if (seconds === null) return shortWaitMs
  const waitMs = seconds * 1000
  return waitMs <= longestWaitMs ? Math.max(waitMs, shortWaitMs) : null
}

function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, durationMs)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * One signal that combines the caller's own signal and the timeout: `AbortSignal.any` is missing in
 * browsers that we support.
 */
function deadlineOf({ signal: ofCaller, timeoutMs = defaultTimeoutMs }: HttpRequest) {
  const controller = new AbortController()
  const follow = () => controller.abort(ofCaller?.reason)
  if (ofCaller?.aborted) follow()
  ofCaller?.addEventListener('abort', follow, { once: true })
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeoutMs)
  const release = () => {
    clearTimeout(timer)
    ofCaller?.removeEventListener('abort', follow)
  }
  return { signal: controller.signal, endsAt: now() + timeoutMs, release }
}

/**
 * URL path of a request with its query.
 * @throws Error where the path leads to another host
 */
export function urlOf({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string {
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`Not a path of our own: ${path}`)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/**
 * The `RequestInit` of a request: JSON in both directions, and the header that CSRF protection
 * requires. The gateway refuses writing requests without a JSON content type, even without a body.
 */
function fetchOptionsOf(request: HttpRequest, signal: AbortSignal): RequestInit {
  const { method = 'GET', body, cache, keepalive } = request
  const isForm = body instanceof FormData
  const isJson = !isForm && (method !== 'GET' || body !== undefined)
  return {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-by': 'storefront',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(cache ? { cache } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
}

/**
 * Seconds of a `Retry-After` header (RFC 9110, section 10.2.3), or null. A date is compared with
 * the response's own `Date`, so that a wrong device clock does not matter.
 */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Math.min(Number(value), longestRetryAfter)
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  if (!Number.isFinite(seconds)) return null
  return Math.min(Math.max(0, Math.ceil(seconds)), longestRetryAfter)
}
