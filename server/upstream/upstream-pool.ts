import { Agent, type Dispatcher, request } from 'undici'
import type { UpstreamFetch } from './client'

/**
 * Idle connections are closed before servers with a short keep-alive timeout close them: a request
 * on a closing connection fails. Gunicorn, which serves Django, waits 2 s.
 */
const keepIdleMs = 1500

/** Largest JSON or picture that the upstream may send, in bytes. */
const largestAnswer = 20_000_000

/** Statuses whose answers end with their headers (RFC 9110, sections 15.3.5 and 15.4.5). */
const withoutBody = new Set([204, 304])

/** Connections to servers, kept open between requests; callers bound how many are in use. */
export interface UpstreamPool {
  fetch: UpstreamFetch
  /** Ends all connections, those in use too. */
  close(): Promise<void>
}

/** `connectMs` bounds connecting; `callUpstream` bounds the whole call. */
export function createUpstreamPool(connectMs: number): UpstreamPool {
  const dispatcher = new Agent({
    keepAliveTimeout: keepIdleMs,
    connect: { timeout: connectMs },
    maxResponseSize: largestAnswer,
  })
  return {
    async fetch(url, { method, headers, body = null, signal }) {
      const sent = { method: method as Dispatcher.HttpMethod, headers, body, signal, dispatcher }
      const answer = await unlessAborted(signal, request(url, sent))
      const status = answer.statusCode
      return { status, headers: readable(answer.headers), arrayBuffer: () => bytesOf(answer) }
    },
    close: () => dispatcher.destroy(),
  }
}

/** undici itself ends a request that waits for its connection only once that is made or given up. */
function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function readable(headers: Dispatcher.ResponseData['headers']) {
  return {
    get(name: string): string | null {
      const value = headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : (value ?? null)
    },
  }
}

async function bytesOf({ statusCode, body }: Dispatcher.ResponseData): Promise<ArrayBuffer> {
  if (!withoutBody.has(statusCode)) return body.arrayBuffer()
  // Where such an answer declares a length all the same, undici would wait for a body; this closes
  // the connection. A complete answer has ended already, and its connection stays open.
  body.on('error', () => undefined)
  body.destroy()
  return new ArrayBuffer(0)
}
