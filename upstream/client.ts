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
  /** Aborts at the deadline; created on first access. */
  readonly signal: AbortSignal
  /** Registers a callback for the deadline, for clients that need no signal: it costs a tenth. */
  onDeadline?: (abort: () => void) => void
  redirect: 'manual'
}

/** Sends one request; the web-standard `fetch` fits, a connection pool is faster. */
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
  const deadline = new Deadline(timeoutMs)
  const failed = (error: unknown) => {
    throw asFailure(error, deadline)
  }
  try {
    const request = new TimedRequest({ method, headers, body }, deadline)
    const answer = await fetch(url, request).catch(failed)
    if (isRedirect(answer.status)) await refuseRedirect(answer)
    return await read(new ReadAnswer(answer, failed))
  } catch (error) {
    // Reading the body as a stream fails with an abort at the deadline.
    throw deadline.hasPassed && isAbort(error) ? asFailure(error, deadline) : error
  } finally {
    deadline.clear()
  }
}

/** The deadline of a request, as an `AbortSignal` that is created on access and as a callback. */
class Deadline {
  hasPassed = false
  private readonly timer: ReturnType<typeof setTimeout>
  private controller: AbortController | null = null
  private abort: (() => void) | null = null

  constructor(readonly ms: number) {
    this.timer = setTimeout(() => this.pass(), ms)
  }

  get signal(): AbortSignal {
    this.controller ??= new AbortController()
    return this.controller.signal
  }

  onPassed(abort: () => void): void {
    this.abort = abort
  }

  clear(): void {
    clearTimeout(this.timer)
  }

  private pass(): void {
    this.hasPassed = true
    this.controller?.abort()
    this.abort?.()
  }
}

/**
 * The request passed to `fetch`. A class, like `ReadAnswer`: an object literal with a getter gets a
 * new hidden class each time, which stays in memory, together with the request, until the next full
 * garbage collection.
 */
class TimedRequest implements UpstreamRequest {
  readonly method: string
  readonly headers: Record<string, string>
  declare readonly body?: UpstreamBody
  readonly redirect = 'manual'
  readonly #deadline: Deadline

  constructor(
    { method, headers, body }: Pick<UpstreamCall, 'method' | 'headers' | 'body'>,
    deadline: Deadline,
  ) {
    this.method = method
    this.headers = headers
    if (body !== undefined) this.body = body
    this.#deadline = deadline
  }

  get signal(): AbortSignal {
    return this.#deadline.signal
  }

  onDeadline(abort: () => void): void {
    this.#deadline.onPassed(abort)
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

function asFailure(error: unknown, { hasPassed, ms }: Deadline): UpstreamFailure {
  return hasPassed
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
