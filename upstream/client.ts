/** Default origins of the API and of the site. */
export const defaultUpstreamUrl = 'http://localhost:8100'
export const defaultPublicUrl = 'http://localhost:8000'

/** Longest wait for an answer (`UPSTREAM_TIMEOUT_MS`) and for a health check, in milliseconds. */
export const defaultTimeoutMs = 5000
export const defaultHealthTimeoutMs = 15_000

/** What is needed of an answer; a web-standard `Response` has it all. */
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
  /** Aborts at the deadline; it is made when it is first read. */
  readonly signal: AbortSignal
  /** Calls back at the deadline, for clients that can do without a signal: it costs a tenth. */
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

/** Why a call brought no answer that could be read. */
export type FailureKind = 'not reachable' | 'timed out' | 'redirected'

/** No answer, or one that leads elsewhere. The message names the cause, without the address. */
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
 * The one way in which gateway, build and doctor call the API: the deadline covers the answer and
 * what `read` does with it, and redirects are not followed.
 * @throws UpstreamFailure, or whatever `read` throws of its own
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

/** The deadline of a request, as an `AbortSignal` for those who read it and as a callback. */
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
 * What is handed to `fetch`. A class, as is `ReadAnswer`: an object literal with a getter gets a shape of its own
 * each time it is made, which stays in memory until the next full garbage collection, with the request.
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

/** An answer as `read` gets it: a text that cannot be read fails as the call itself does. */
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

/** What lies at the bottom of a failure of `fetch`; some failures carry only a code. */
function causeOf(failure: unknown): string {
  if (failure === null || typeof failure !== 'object') return String(failure)
  if ('cause' in failure && failure.cause) return causeOf(failure.cause)
  const message = 'message' in failure ? String(failure.message) : ''
  const code = 'code' in failure ? String(failure.code) : ''
  return message || code || String(failure)
}

/**
 * Headers of every call of the API: who speaks, and at which public address, which the API needs for
 * its links, its https check and, where it serves several shops, to know which one is meant. `Host`
 * stays that of the API's own address.
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
