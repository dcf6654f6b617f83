import { now } from '../time/clock'
import { HttpStatusError, NoConnectionError, TimeoutError } from './http-errors'
import { addressOf, fetchOptionsOf, type HttpAnswer, type HttpRequest } from './http-request'
import { defaultRetries, retryWaitMs, shortWaitMs } from './retry-rule'

/** A little more than the gateway waits, so that people read a word within six seconds (A5-90). */
const defaultTimeoutMs = 5_500

/** With less time than this left nobody asks again: people read at once that nothing came. */
const shortestTryMs = 500

/** Sends a request to our own origin and resolves with its answer. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>

/**
 * Makes the door to the network.
 * @returns a function that rejects with HttpStatusError (statuses that are no answer),
 * NoConnectionError, TimeoutError, or the reason of the caller's own signal.
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
    const answer = await exchange(fetch, address, fetchOptionsOf(request, signal))
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
    const body = jsonOf(await response.text())
    return { status: response.status, headers: response.headers, body }
  } catch (cause) {
    throw new NoConnectionError(`No answer from ${address}`, { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
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

function waitAfter(failure: unknown): number | null {
  if (failure instanceof NoConnectionError) return shortWaitMs
  if (!(failure instanceof HttpStatusError)) return null
  return retryWaitMs(failure.answer.status, failure.answer.headers)
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

/** One signal for the caller's own and for the time that is up. */
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
