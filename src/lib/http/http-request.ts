export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type QueryValue = string | number | boolean | null | undefined

/** A request to the site's own origin. */
export interface HttpRequest {
  /** Default `GET`. */
  method?: HttpMethod | undefined
  /** Path on the own origin, e.g. `/api/products/3`. */
  path: `/${string}`
  /** Values that are null, undefined or empty are left out. */
  query?: Readonly<Record<string, QueryValue>> | undefined
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  /** Aborts the request; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Timeout in ms for everything, retries included; default 5500. */
  timeoutMs?: number | undefined
  /** Number of retries; the default depends on the method. */
  retries?: number | undefined
  /** Statuses that resolve instead of rejecting; default: below 400. */
  isAnswer?: ((status: number) => boolean) | undefined
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

/** The path of a request leads to another host. */
export class ForeignPathError extends Error {
  override name = 'ForeignPathError'
}

/** The server responded with an error status. */
export class HttpStatusError extends Error {
  override name = 'HttpStatusError'

  constructor(
    endpoint: string,
    readonly answer: HttpAnswer,
  ) {
    super(`${endpoint}: ${answer.status}`)
  }
}

/** No response: no network, no server, or a connection that broke. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
}

/** The request timed out. As text: 'TimeoutError: The operation was aborted due to timeout'. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'

  constructor() {
    super('The operation was aborted due to timeout')
  }
}

/**
 * URL path of a request with its query.
 * @throws ForeignPathError where the path leads to another host.
 */
export function addressOf({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string {
  if (!/^\/(?![/\\])/.test(path)) throw new ForeignPathError(`Not a path of our own: ${path}`)
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
export function fetchOptionsOf(request: HttpRequest, signal: AbortSignal): RequestInit {
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
  if (/^\d+$/.test(value)) return Number(value)
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
