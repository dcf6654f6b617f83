/** Default origins of the API and of the site. */
export const defaultUpstreamUrl = 'http://localhost:8100'
export const defaultPublicUrl = 'http://localhost:8000'

/** Longest wait for an answer (`UPSTREAM_TIMEOUT_MS`) and for a health check, in milliseconds. */
export const defaultTimeoutMs = 5000
export const defaultHealthTimeoutMs = 15_000

/** JSON, or the bytes of a form. */
export type UpstreamBody = string | Uint8Array<ArrayBuffer>

export interface UpstreamRequest {
  method: string
  headers: Record<string, string>
  body?: UpstreamBody
  /** Aborts when the time of the call is over. */
  signal: AbortSignal
  redirect: 'manual'
}

interface AnswerHead {
  status: number
  headers: { get(name: string): string | null }
}

/** Sends one request; the web-standard `fetch` fits, `createUpstreamPool` keeps connections open. */
export type UpstreamFetch = (
  url: string,
  request: UpstreamRequest,
) => Promise<AnswerHead & { arrayBuffer(): Promise<ArrayBuffer> }>

/** An answer of the API, completely received. */
export interface UpstreamAnswer extends AnswerHead {
  content: ArrayBuffer
}

export interface UpstreamCall {
  url: string
  method: string
  headers: Record<string, string>
  body?: UpstreamBody | undefined
  /** Longest wait for the whole answer, in milliseconds. */
  timeoutMs: number
}

/** Why a call gave no answer. */
export type FailureKind = 'not reachable' | 'timed out' | 'redirected'

/** No answer, or a redirect. The message names the cause, not the requested URL. */
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
 * Gateway, build and doctor call the API only through this function: the time-out covers the whole
 * answer, and redirects are not followed.
 * @throws UpstreamFailure
 */
export async function callUpstream(
  fetch: UpstreamFetch,
  { url, method, headers, body, timeoutMs }: UpstreamCall,
): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = { method, headers, signal, redirect: 'manual' } as const
  const sent = body === undefined ? request : { ...request, body }
  const answer = await receive(fetch, url, sent).catch((error: unknown) => {
    throw signal.aborted
      ? new UpstreamFailure('timed out', `no answer within ${timeoutMs / 1000} s`)
      : new UpstreamFailure('not reachable', `not reachable (${causeOf(error)})`)
  })
  if (!isRedirect(answer.status)) return answer
  const location = answer.headers.get('location') ?? 'nowhere'
  throw new UpstreamFailure('redirected', `answered ${answer.status} and leads to ${location}`)
}

async function receive(
  fetch: UpstreamFetch,
  url: string,
  request: UpstreamRequest,
): Promise<UpstreamAnswer> {
  const answer = await fetch(url, request)
  const { status, headers } = answer
  return { status, headers, content: await answer.arrayBuffer() }
}

const isRedirect = (status: number): boolean =>
  status === 0 || (status >= 300 && status < 400 && status !== 304)

/** The root cause of a failure of `fetch`; some failures have only a code. */
function causeOf(failure: unknown): string {
  if (failure === null || typeof failure !== 'object') return String(failure)
  if ('cause' in failure && failure.cause) return causeOf(failure.cause)
  const message = 'message' in failure ? String(failure.message) : ''
  const code = 'code' in failure ? String(failure.code) : ''
  return message || code || String(failure)
}

const utf8 = new TextDecoder()

/** The text of an answer, without a byte order mark, which JSON does not know. */
export const textOf = ({ content }: Pick<UpstreamAnswer, 'content'>): string => utf8.decode(content)

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
