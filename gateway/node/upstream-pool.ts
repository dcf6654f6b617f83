import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import type { UpstreamAnswer, UpstreamFetch, UpstreamRequest } from '../../upstream/client'

const connectionsPerHost = 64

/**
 * Idle connections are closed before servers with a short keep-alive timeout close them: a request
 * on a closing connection fails. Gunicorn, which serves Django, waits 2 s.
 */
const keepIdleMs = 1500

/** Largest JSON or picture that the upstream may send, in bytes. */
const largestAnswer = 20_000_000

/**
 * The deadline of a request bounds each of its pauses; timers of the connection would cost more.
 */
const deadlineBounds = { headersTimeout: 0, bodyTimeout: 0 }

const byteOrderMark = '\ufeff'

/** Connections to the upstream, kept open and shared; much faster than the global `fetch`. */
export interface UpstreamPool {
  /** For answers that are passed on as streams. */
  fetch: UpstreamFetch
  /** For answers that are read as text: each is delivered whole, which costs half as much. */
  fetchText: UpstreamFetch
  /** Ends all connections, those in use too. */
  close(): Promise<void>
}

/** `timeoutMs` bounds connecting and each pause; the gateway bounds whole requests itself. */
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
    async fetch(url, request) {
      const { origin, path } = partsOf(url)
      const { signal } = request
      return new StreamAnswer(await poolOf(origin).request({ ...optionsOf(path, request), signal }))
    },
    fetchText: (url, request) =>
      new Promise((resolve, reject) => {
        const { origin, path } = partsOf(url)
        const exchange = new TextExchange(resolve, reject)
        if (request.onDeadline) request.onDeadline(() => exchange.abort())
        else request.signal.addEventListener('abort', () => exchange.abort(), { once: true })
        poolOf(origin).dispatch({ ...optionsOf(path, request), ...deadlineBounds }, exchange)
      }),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

/** A URL without escapes and dots is split as it is; the parser would not change it. */
const plainUrl = /^(https?:\/\/[a-z\d.:-]+)(\/[\w/-]*(?:\?[\w=&-]*)?)$/

function partsOf(url: string): { origin: string; path: string } {
  const [, plainOrigin, plainPath] = plainUrl.exec(url) ?? []
  if (plainOrigin && plainPath) return { origin: plainOrigin, path: plainPath }
  const { origin, pathname, search } = new URL(url)
  return { origin, path: `${pathname}${search}` }
}

function optionsOf(path: string, { method, headers, body }: UpstreamRequest) {
  return { method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null }
}

/** One request whose response is delivered once it is complete. */
class TextExchange implements Dispatcher.DispatchHandlers {
  private status = 0
  private rawHeaders: Buffer[] = []
  private readonly chunks: Buffer[] = []
  private cut: ((error: Error) => void) | null = null
  private isAborted = false

  constructor(
    private readonly resolve: (answer: UpstreamAnswer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  abort(): void {
    this.isAborted = true
    this.cut?.(new Error('aborted'))
    // A request that waits for a connection gets no event that could end it.
    this.onError(new Error('aborted'))
  }

  onConnect(cut: (error: Error) => void): void {
    this.cut = cut
    if (this.isAborted) cut(new Error('aborted'))
  }

  onHeaders(status: number, rawHeaders: Buffer[]): boolean {
    this.status = status
    this.rawHeaders = rawHeaders
    return true
  }

  onData(chunk: Buffer): boolean {
    this.chunks.push(chunk)
    return true
  }

  onComplete(): void {
    const [only, ...more] = this.chunks
    const body = more.length === 0 ? only : Buffer.concat(this.chunks)
    this.resolve(new TextAnswer(this.status, this.rawHeaders, body ?? Buffer.alloc(0)))
  }

  onError(error: Error): void {
    this.reject(error)
  }
}

/** An answer that has been read to its end. */
class TextAnswer implements UpstreamAnswer {
  constructor(
    readonly status: number,
    private readonly rawHeaders: readonly Buffer[],
    private readonly bytes: Buffer,
  ) {}

  get headers(): UpstreamAnswer['headers'] {
    return { get: (name) => this.header(name.toLowerCase()) }
  }

  get body(): ReadableStream<Uint8Array> | null {
    return new Response(new Uint8Array(this.bytes)).body
  }

  async text(): Promise<string> {
    const text = this.bytes.toString('utf8')
    return text.startsWith(byteOrderMark) ? text.slice(1) : text
  }

  private header(wanted: string): string | null {
    let found: string | null = null
    for (let at = 0; at < this.rawHeaders.length; at += 2) {
      const name = this.rawHeaders[at]
      if (name?.length !== wanted.length) continue
      if (name.toString('latin1').toLowerCase() !== wanted) continue
      const value = this.rawHeaders[at + 1]?.toString('utf8') ?? ''
      found = found === null ? value : `${found}, ${value}`
    }
    return found
  }
}

/** A response that is read as a stream. */
class StreamAnswer implements UpstreamAnswer {
  readonly status: number

  constructor(private readonly data: Dispatcher.ResponseData) {
    this.status = data.statusCode
  }

  get headers(): UpstreamAnswer['headers'] {
    const { headers } = this.data
    return {
      get(name) {
        const value = headers[name.toLowerCase()]
        return Array.isArray(value) ? value.join(', ') : (value ?? null)
      },
    }
  }

  get body(): ReadableStream<Uint8Array> | null {
    return webBody(this.data.body)
  }

  text(): Promise<string> {
    return this.data.body.text()
  }
}

/**
 * A Node stream of bytes as a web stream. `Readable.toWeb` of Node 20 crashes the process when a
 * reader cancels while bytes are in transit; here they are dropped.
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
