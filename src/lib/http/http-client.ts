import { parseJson } from '#contract/wire/parse-json'
import { now } from '../time/clock'
import { noteServerDate } from '../time/server-clock'
import {
  addressOf,
  fetchOptionsOf,
  type HttpAnswer,
  type HttpMethod,
  type HttpRequest,
  HttpStatusError,
  NoConnectionError,
  retryAfterSeconds,
  TimeoutError,
} from './http-request'
import { networkFetch } from './network'

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

/** Sends a request to the own origin and resolves with its response. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>

/** Sends a request to the own origin, with timeout and retries. */
export const sendRequest = createSender(networkFetch)

/**
 * Makes the HTTP client.
 * @returns a function that rejects with HttpStatusError (error statuses), NoConnectionError,
 * TimeoutError, or the reason of the caller's own signal.
 */
export function createSender(fetch: typeof globalThis.fetch): SendRequest {
  return async (request) => {
    const attempt = attemptOf(fetch, request)
    const { signal, endsAt, release } = deadlineOf(request)
    try {
      return await withRetries(attempt, request, { signal, endsAt })
    } catch (failure) {
      if (!signal.aborted) throw failure
      throw signal.reason
    } finally {
      release()
    }
  }
}

type Attempt = (signal: AbortSignal) => Promise<HttpAnswer>

function attemptOf(fetch: typeof globalThis.fetch, request: HttpRequest): Attempt {
  const address = addressOf(request)
  const isAnswer = request.isAnswer ?? ((status) => status < 400)
  return async (signal) => {
    const options = fetchOptionsOf(request, signal)
    const sentAt = now()
    const answer = await exchange(fetch, address, options)
    // Others may come from a cache, with the date of long ago.
    if (options.cache === 'no-store' || options.method !== 'GET') {
      noteServerDate(answer.headers, sentAt)
    }
    if (isAnswer(answer.status)) return answer
    throw new HttpStatusError(`${request.method ?? 'GET'} ${request.path}`, answer)
  }
}

async function exchange(
  fetch: typeof globalThis.fetch,
  address: string,
  options: RequestInit,
): Promise<HttpAnswer> {
  try {
    const response = await fetch(address, options)
    const body = parseJson(await response.text())
    return { status: response.status, headers: response.headers, body }
  } catch (cause) {
    throw new NoConnectionError(`No answer from ${address}`, { cause })
  }
}

async function withRetries(
  attempt: Attempt,
  { method = 'GET', retries = defaultRetries(method) }: HttpRequest,
  { signal, endsAt }: { signal: AbortSignal; endsAt: number },
): Promise<HttpAnswer> {
  for (let left = retries; ; left -= 1) {
    try {
      return await attempt(signal)
    } catch (failure) {
      const waitMs = waitAfter(failure)
      if (left <= 0 || waitMs === null || signal.aborted) throw failure
      if (now() + waitMs + shortestTryMs > endsAt) throw failure
      await wait(waitMs, signal)
    }
  }
}

/** One retry for reads, none for writes. */
function defaultRetries(method: HttpMethod): number {
  return method === 'GET' ? 1 : 0
}

function waitAfter(failure: unknown): number | null {
  if (failure instanceof NoConnectionError) return shortWaitMs
  if (!(failure instanceof HttpStatusError)) return null
  return retryWaitMs(failure.answer.status, failure.answer.headers)
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

/** One signal that combines the caller's own signal and the timeout. */
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
