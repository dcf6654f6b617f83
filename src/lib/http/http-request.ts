export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type QueryValue = string | number | boolean | null | undefined

/** A request to our own origin. */
export interface HttpRequest {
  /** `GET` where none is given. */
  method?: HttpMethod | undefined
  /** Path on our own origin, e.g. `/api/products/3`; another host is refused. */
  path: `/${string}`
  /** Values that are null, undefined or empty are left out. */
  query?: Readonly<Record<string, QueryValue>> | undefined
  /** Sent as JSON; a `FormData` is sent as it is. */
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  /** Ends the request; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds for everything, retries included; 5500 where none is given. */
  timeoutMs?: number | undefined
  /** How often a failure is tried again; by the method where none is given. */
  retries?: number | undefined
  /** Which statuses are answers; those below 400 where nothing is given. */
  isAnswer?: ((status: number) => boolean) | undefined
  cache?: RequestCache | undefined
  /** True lets the request outlive the page. */
  keepalive?: boolean | undefined
}

/** What came back: `body` is the parsed JSON, null where there was none or it was not JSON. */
export interface HttpAnswer {
  status: number
  headers: Headers
  body: unknown
}

export class ForeignPathError extends Error {
  override name = 'ForeignPathError'
}

/**
 * Address with its query.
 * @throws ForeignPathError where the path leads to another host.
 */
export function addressOf({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string {
  if (!/^\/(?![/\\])/.test(path)) throw new ForeignPathError(`Not a path of our own: ${path}`)
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') words.append(name, String(value))
  }
  return words.size > 0 ? `${path}?${words}` : path
}

/**
 * The `RequestInit` of a request: JSON both ways, and the header that proves our own script. The
 * gateway takes no writing request without JSON's type, whether it has a body or not.
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
