/** Default origins of the API and of the site. */
export const defaultUpstreamUrl = 'http://localhost:8100'
export const defaultPublicUrl = 'http://localhost:8000'

/** Longest wait for an answer (`UPSTREAM_TIMEOUT_MS`) and for a health check, in milliseconds. */
export const defaultTimeoutMs = 5000
export const defaultHealthTimeoutMs = 15_000

/** The part of a response that is used; a web-standard `Response` fits. */
export interface UpstreamAnswer {
  status: number
  headers: { get(name: string): string | null }
  body: ReadableStream<Uint8Array> | null
  text(): Promise<string>
}

/** JSON, or the bytes of a form. */
export type UpstreamBody = string | Uint8Array<ArrayBuffer>

export interface UpstreamRequest {
  method: string
  headers: Record<string, string>
  body?: UpstreamBody
  /** Aborts at the deadline. */
  signal: AbortSignal
  redirect: 'manual'
}

/** Sends one request; the web-standard `fetch` fits, `createUpstreamPool` keeps connections open. */
export type UpstreamFetch = (url: string, request: UpstreamRequest) => Promise<UpstreamAnswer>

/** One call of the API. */
export interface UpstreamCall {
  url: string
  method: string
  headers: Record<string, string>
  body?: UpstreamBody | undefined
  /** Longest wait for the whole answer, in milliseconds. */
  timeoutMs: number
}

/** Why a call gave no readable response. */
export type FailureKind = 'not reachable' | 'timed out' | 'redirected'

/** No response, or a redirect. The message names the cause, not the requested URL. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'

  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Gateway, build and doctor call the API only through this function: the deadline covers the
 * response and `read`, and redirects are not followed.
 * @throws UpstreamFailure, or any error of `read`
 */
export async function callUpstream<Result>(
  fetch: UpstreamFetch,
  { url, method, headers, body, timeoutMs }: UpstreamCall,
  read: (answer: UpstreamAnswer) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController()
  // Not `AbortSignal.timeout`: it cannot be cleared, and pictures are still passed on after `read`.
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const { signal } = deadline
  const failed = (error: unknown) => {
    throw asFailure(error, signal, timeoutMs)
  }
  try {
    const request = { method, headers, signal, redirect: 'manual' } as const
    const sent = body === undefined ? request : { ...request, body }
    const answer = await fetch(url, sent).catch(failed)
    if (isRedirect(answer.status)) await refuseRedirect(answer)
    return await read(new ReadAnswer(answer, failed))
  } catch (error) {
    // Reading the body as a stream fails with an abort at the deadline.
    throw signal.aborted && isAbort(error) ? asFailure(error, signal, timeoutMs) : error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The response passed to `read`: an error while reading its text is reported like one of the call.
 */
class ReadAnswer implements UpstreamAnswer {
  readonly status: number
  readonly headers: UpstreamAnswer['headers']

  constructor(
    private readonly answer: UpstreamAnswer,
    private readonly failed: (error: unknown) => never,
  ) {
    this.status = answer.status
    this.headers = answer.headers
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.answer.body
  }

  text(): Promise<string> {
    return this.answer.text().catch(this.failed)
  }
}

const isRedirect = (status: number): boolean =>
  status === 0 || (status >= 300 && status < 400 && status !== 304)

async function refuseRedirect(answer: UpstreamAnswer): Promise<never> {
  await answer.body?.cancel()
  const location = answer.headers.get('location') ?? 'nowhere'
  throw new UpstreamFailure('redirected', `answered ${answer.status} and leads to ${location}`)
}

function asFailure(error: unknown, { aborted }: AbortSignal, ms: number): UpstreamFailure {
  return aborted
    ? new UpstreamFailure('timed out', `no answer within ${ms / 1000} s`)
    : new UpstreamFailure('not reachable', `not reachable (${causeOf(error)})`)
}

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** The root cause of a failure of `fetch`; some failures have only a code. */
function causeOf(failure: unknown): string {
  if (failure === null || typeof failure !== 'object') return String(failure)
  if ('cause' in failure && failure.cause) return causeOf(failure.cause)
  const message = 'message' in failure ? String(failure.message) : ''
  const code = 'code' in failure ? String(failure.code) : ''
  return message || code || String(failure)
}

/**
 * Headers of every call of the API. They name the site's public address, which the API needs for
 * its links, its https check and, if it serves several shops, to choose the shop. `Host` remains
 * the API's own address.
 * @param publicUrl the origin that people open, e.g. `https://shop.example.gr`
 */
export function publicHeaders(publicUrl: string): Record<string, string> {
  const { host, protocol } = new URL(publicUrl)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}
