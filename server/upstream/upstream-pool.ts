import { Agent, type Dispatcher, request } from 'undici'
import type { UpstreamAnswer, UpstreamFetch } from './client'

/**
 * Idle connections are closed before servers with a short keep-alive timeout close them: a request
 * on a closing connection fails. Gunicorn, which serves Django, waits 2 s.
 */
const keepIdleMs = 1500

/** Largest JSON or picture that the upstream may send, in bytes. */
const largestAnswer = 20_000_000

/** Connections to servers, kept open between requests; callers bound how many are in use. */
export interface UpstreamPool {
  fetch: UpstreamFetch
  /** Ends all connections, those in use too. */
  close(): Promise<void>
}

/** `timeoutMs` bounds connecting and each pause; `callUpstream` bounds whole requests. */
export function createUpstreamPool(timeoutMs: number): UpstreamPool {
  const dispatcher = new Agent({
    keepAliveTimeout: keepIdleMs,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: largestAnswer,
  })
  return {
    async fetch(url, { method, headers, body = null, signal }) {
      const sent = { method: method as Dispatcher.HttpMethod, headers, body, signal, dispatcher }
      return answerOf(await unlessAborted(signal, request(url, sent)))
    },
    close: () => dispatcher.destroy(),
  }
}

/** undici itself ends a request that waits for its connection only once it is connected. */
function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** Statuses whose answers end with their headers (RFC 9110, sections 15.3.5 and 15.4.5). */
const withoutBody = new Set([204, 304])

function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): UpstreamAnswer {
  const status = statusCode
  const read = {
    get(name: string) {
      const value = headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : (value ?? null)
    },
  }
  if (!withoutBody.has(status)) return new PooledAnswer(status, read, body)
  // Where such an answer declares a length all the same, undici would wait for a body; this closes
  // the connection. A complete answer has ended already, and its connection stays open.
  discard(body)
  return { status, headers: read, body: null, text: async () => '' }
}

/** The part of a Node stream that is used. */
interface Body extends AsyncIterable<Uint8Array> {
  on(event: 'error', listener: () => void): unknown
  destroy(): unknown
}

function discard(body: Body): void {
  // A body that is given up emits an error that has no other listener.
  body.on('error', () => undefined)
  body.destroy()
}

/** An answer whose body is read as text or as a stream. */
class PooledAnswer implements UpstreamAnswer {
  constructor(
    readonly status: number,
    readonly headers: UpstreamAnswer['headers'],
    private readonly data: Dispatcher.ResponseData['body'],
  ) {}

  get body(): ReadableStream<Uint8Array> {
    return webBody(this.data)
  }

  text(): Promise<string> {
    return this.data.text()
  }
}

/**
 * A Node stream of bytes as a web stream. `Readable.toWeb` of Node 20 crashes the process when a
 * reader cancels while bytes are in transit; here they are dropped.
 */
export function webBody(body: Body): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  // A body that is given up emits an error that has no other listener.
  body.on('error', () => undefined)
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
