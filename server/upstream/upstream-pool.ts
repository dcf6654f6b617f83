import { Agent, type Dispatcher, errors, request } from 'undici'
import type { UpstreamFetch } from './client'

/**
 * Idle connections are closed before servers with a short keep-alive timeout close them: a request
 * on a closing connection fails. Gunicorn, which serves Django, waits 2 s.
 */
const keepIdleMs = 1500

/**
 * How long one of several addresses of a host is tried, in ms. Node's 250 ms are over before a busy
 * machine has noticed that it is connected; then only the last address is left.
 */
const addressTryMs = 1000

/** Methods that change nothing. */
const reading = new Set(['GET', 'HEAD'])

/** Largest JSON or picture that the upstream may send, in bytes. */
const largestAnswer = 20_000_000

/** Statuses whose answers end with their headers (RFC 9110, sections 15.3.5 and 15.4.5). */
const withoutBody = new Set([204, 304])

/**
 * Connections to servers, kept open between requests that read; callers bound how many are in use.
 * A server may close an idle connection, e.g. when it restarts, while a request is on its way: nobody
 * knows then whether it was carried out. So a change is sent on a connection of its own, and a read
 * is repeated on one.
 */
export interface UpstreamPool {
  fetch: UpstreamFetch
  /** Ends all connections, those in use too. */
  close(): Promise<void>
}

/** `connectMs` bounds connecting; `callUpstream` bounds the whole call. */
export function createUpstreamPool(connectMs: number): UpstreamPool {
  const options = {
    connect: { timeout: connectMs, autoSelectFamilyAttemptTimeout: addressTryMs },
    maxResponseSize: largestAnswer,
  }
  const kept = new Agent({ ...options, keepAliveTimeout: keepIdleMs })
  const fresh = new Agent({ ...options, pipelining: 0 })
  return {
    async fetch(url, { method, headers, body = null, signal }) {
      const sent = { method: method as Dispatcher.HttpMethod, headers, body, signal }
      const send = (dispatcher: Agent) =>
        unlessAborted(signal, request(url, { ...sent, dispatcher }))
      const answer = reading.has(method)
        ? await send(kept).catch((error) => {
            if (!wasKept(error)) throw error
            return send(fresh)
          })
        : await send(fresh)
      const status = answer.statusCode
      return { status, headers: readable(answer.headers), arrayBuffer: () => bytesOf(answer) }
    },
    async close() {
      await Promise.all([kept.destroy(), fresh.destroy()])
    },
  }
}

/** Whether a connection broke that had answered before. */
function wasKept(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0
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
