import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import type { UpstreamAnswer, UpstreamFetch } from '../../upstream/client'

const connectionsPerHost = 64

/**
 * Idle connections are given up before servers with a short patience close them: a request that
 * meets a closing connection is lost. Gunicorn, which serves Django, waits 2 s.
 */
const keepIdleMs = 1500

/** Largest JSON or picture that the upstream may send, in bytes. */
const largestAnswer = 20_000_000

/** Connections to the upstream, kept open and shared; much faster than the global `fetch`. */
export interface UpstreamPool {
  fetch: UpstreamFetch
  /** Ends all connections, those in use too. */
  close(): Promise<void>
}

/** `timeoutMs` bounds connecting and each silence; the gateway bounds whole requests itself. */
export function createUpstreamPool(timeoutMs: number): UpstreamPool {
  const pools = new Map<string, Pool>()

  function poolOf(origin: string): Pool {
    const known = pools.get(origin)
    if (known) return known
    const pool = new Pool(origin, {
      connections: connectionsPerHost,
      keepAliveTimeout: keepIdleMs,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxResponseSize: largestAnswer,
    })
    pools.set(origin, pool)
    return pool
  }

  return {
    async fetch(url, { method, headers, body, signal }) {
      const { origin, pathname, search } = new URL(url)
      const answer = await poolOf(origin).request({
        method: method as Dispatcher.HttpMethod,
        path: `${pathname}${search}`,
        headers,
        body: body ?? null,
        signal,
      })
      return asAnswer(answer)
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

function asAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): UpstreamAnswer {
  return {
    status: statusCode,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()]
        return Array.isArray(value) ? value.join(', ') : (value ?? null)
      },
    },
    get body() {
      return webBody(body)
    },
    text: () => body.text(),
  }
}

/**
 * A Node stream of bytes as a web stream. `Readable.toWeb` of Node 20 brings the process down when
 * a reader leaves while bytes are still on their way; here they are dropped.
 */
export function webBody(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  // An abandoned body emits an error that has no other listener.
  body.on('error', () => {})
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
