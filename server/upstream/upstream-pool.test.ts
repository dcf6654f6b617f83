import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createRawServer,
  type Server as RawServer,
} from 'node:net'
import { callUpstream, textOf, type UpstreamCall } from './client'
import { createUpstreamPool, type UpstreamPool } from './upstream-pool'

async function listenLocally(server: RawServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const call = (url: string, rest: Partial<UpstreamCall> = {}): UpstreamCall => ({
  url,
  method: 'GET',
  headers: { accept: 'application/json' },
  timeoutMs: 5000,
  ...rest,
})

describe('the pool of connections', () => {
  let server: Server
  let pool: UpstreamPool

  function listen(listener: RequestListener): Promise<string> {
    pool = createUpstreamPool(500)
    server = createServer(listener)
    return listenLocally(server)
  }

  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await pool.close()
  })

  it('sends the request and receives the response', async () => {
    const origin = await listen((incoming, outgoing) => {
      outgoing.setHeader('vary', ['a', 'b'])
      outgoing.writeHead(404, { 'Content-Type': 'application/json' })
      incoming.pipe(outgoing)
    })
    const sent = call(`${origin}/x?y=1`, { method: 'POST', body: '{"name":"σταγόνα"}' })
    const answer = await callUpstream(pool.fetch, sent)
    const { status, headers } = answer
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/json'])
    expect([headers.get('Vary'), headers.get('etag')]).toEqual(['a, b', null])
    expect(textOf(answer)).toBe('{"name":"σταγόνα"}')
  })

  it('requests the path of the URL', async () => {
    const origin = await listen((incoming, outgoing) => outgoing.end(incoming.url))
    const paths = ['/api/v1/product/3', '/a?b=1&c=2', '/a/../b', '/σ?q=%20', '/']
    const asked = await Promise.all(
      paths.map(async (path) => textOf(await callUpstream(pool.fetch, call(`${origin}${path}`)))),
    )
    expect(asked).toEqual(['/api/v1/product/3', '/a?b=1&c=2', '/b', '/%CF%83?q=%20', '/'])
  })

  it('follows no redirect (A2-34)', async () => {
    const requested: (string | undefined)[] = []
    const origin = await listen((incoming, outgoing) => {
      requested.push(incoming.url)
      outgoing.writeHead(302, { location: '/y' }).end()
    })
    const failure = { kind: 'redirected' }
    await expect(callUpstream(pool.fetch, call(`${origin}/x`))).rejects.toMatchObject(failure)
    expect(requested).toEqual(['/x'])
  })

  it('fails when the upstream hangs up, and when the body breaks off', async () => {
    const origin = await listen((incoming, outgoing) => {
      if (incoming.url === '/now') return void outgoing.destroy()
      outgoing.writeHead(200, { 'content-length': '50' }).write('{')
      setImmediate(() => outgoing.destroy())
    })
    for (const path of ['/now', '/later']) {
      const failure = { kind: 'not reachable' }
      await expect(callUpstream(pool.fetch, call(origin + path))).rejects.toMatchObject(failure)
    }
  })

  it.each(['before the answer', 'within the answer'])(
    'ends the request if it times out %s',
    async (when) => {
      const closed: Promise<unknown>[] = []
      const origin = await listen((_, outgoing) => {
        closed.push(once(outgoing, 'close'))
        if (when === 'within the answer') outgoing.write('{')
      })
      const late = callUpstream(pool.fetch, call(`${origin}/x`, { timeoutMs: 600 }))
      await expect(late).rejects.toMatchObject({ kind: 'timed out' })
      await Promise.all(closed)
      expect(closed).toHaveLength(1)
    },
  )

  it('keeps a connection open after an answer without a body', async () => {
    const ports = new Set<number | undefined>()
    const origin = await listen((incoming, outgoing) => {
      ports.add(incoming.socket.remotePort)
      outgoing.writeHead(204).end()
    })
    for (let at = 0; at < 6; at += 1) {
      const { status, content } = await callUpstream(pool.fetch, call(`${origin}/x`))
      expect([status, content.byteLength]).toEqual([204, 0])
    }
    // The pool alternates between two where one request follows immediately on another.
    expect(ports.size).toBeLessThanOrEqual(2)
  })
})

it('times out while it waits for a connection', async () => {
  // It accepts connections, but never answers the TLS handshake.
  const server = createRawServer((socket) => socket.on('error', () => undefined))
  const origin = await listenLocally(server)
  const pool = createUpstreamPool(5_000)
  const began = Date.now()
  const late = callUpstream(pool.fetch, call(origin.replace('http', 'https'), { timeoutMs: 100 }))
  await expect(late).rejects.toMatchObject({ kind: 'timed out' })
  // Not only when connecting is given up.
  expect(Date.now() - began).toBeLessThan(4_000)
  await pool.close()
  server.close()
})

describe('an answer that by its status has no body, but declares a length', () => {
  let server: RawServer
  let origin: string
  const pool = createUpstreamPool(500)

  beforeAll(async () => {
    server = createRawServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (sent) => {
        const [, status] = String(sent).split('/', 2)
        socket.write(
          `HTTP/1.1 ${parseInt(status ?? '', 10)} -\r\nETag: "a"\r\nContent-Length: 2\r\n\r\n`,
        )
      })
    })
    origin = await listenLocally(server)
  })
  afterAll(async () => {
    await pool.close()
    server.close()
  })

  it.each([
    [204, 'DELETE'],
    [204, 'POST'],
    [204, 'GET'],
    [304, 'GET'],
  ])('is complete with its headers: %i to %s', async (status, method) => {
    // More than fit on a connection one after another, if each of them had to time out.
    const answers = Array.from({ length: 20 }, async () => {
      const answer = await callUpstream(
        pool.fetch,
        call(`${origin}/${status}`, { method, timeoutMs: 3000 }),
      )
      return [answer.status, answer.headers.get('etag'), textOf(answer)]
    })
    expect(new Set((await Promise.all(answers)).map(String))).toEqual(new Set([`${status},"a",`]))
  })
})
