import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createRawServer,
  type Server as RawServer,
} from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { callUpstream } from './client'
import { createUpstreamPool, type UpstreamPool, webBody } from './upstream-pool'

async function listenLocally(server: RawServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = (signal = new AbortController().signal) =>
  ({
    method: 'GET',
    headers: { accept: 'application/json' },
    signal,
    redirect: 'manual',
  }) as const

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

  it('sends the request and reads the response', async () => {
    const origin = await listen((incoming, outgoing) => {
      outgoing.setHeader('vary', ['a', 'b'])
      outgoing.writeHead(404, { 'Content-Type': 'application/json' })
      incoming.pipe(outgoing)
    })
    const sent = { ...request(), method: 'POST', body: '\ufeff{"name":"σταγόνα"}' }
    const answer = await pool.fetch(`${origin}/x?y=1`, sent)
    const { status, headers } = answer
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/json'])
    expect([headers.get('Vary'), headers.get('etag')]).toEqual(['a, b', null])
    // Without the byte order mark, which JSON does not know.
    expect(await answer.text()).toBe('{"name":"σταγόνα"}')
  })

  it('requests the path of the URL', async () => {
    const origin = await listen((incoming, outgoing) => outgoing.end(incoming.url))
    const paths = ['/api/v1/product/3', '/a?b=1&c=2', '/a/../b', '/σ?q=%20', '/']
    const asked = await Promise.all(
      paths.map(async (path) => (await pool.fetch(`${origin}${path}`, request())).text()),
    )
    expect(asked).toEqual(['/api/v1/product/3', '/a?b=1&c=2', '/b', '/%CF%83?q=%20', '/'])
  })

  it('follows no redirect (A2-34)', async () => {
    const origin = await listen((_, outgoing) => outgoing.writeHead(302, { location: '/y' }).end())
    const answer = await pool.fetch(`${origin}/x`, request())
    expect(answer.status).toBe(302)
    await answer.body?.cancel()
  })

  it('fails when the upstream hangs up, and when the body breaks off', async () => {
    const origin = await listen((incoming, outgoing) => {
      if (incoming.url === '/now') return void outgoing.destroy()
      outgoing.writeHead(200, { 'content-length': '50' }).write('{')
      setImmediate(() => outgoing.destroy())
    })
    await expect(pool.fetch(`${origin}/now`, request())).rejects.toThrow()
    const answer = await pool.fetch(`${origin}/later`, request())
    await expect(answer.text()).rejects.toThrow()
  })

  it.each(['before the answer', 'within the answer'])('stops if aborted %s', async (when) => {
    const controller = new AbortController()
    const closed = new Promise<void>((resolve) => {
      void listen((_, outgoing) => {
        outgoing.on('close', resolve)
        if (when === 'within the answer') outgoing.write('{')
        setTimeout(() => controller.abort(), 30)
      }).then(async (origin) => {
        const text = pool.fetch(`${origin}/x`, request(controller.signal)).then((one) => one.text())
        await expect(text).rejects.toThrow('aborted')
      })
    })
    await closed
  })

  it('stops while it waits for a connection', async () => {
    const origin = await listen(() => undefined)
    const controller = new AbortController()
    const answer = pool.fetch(`${origin}/x`, request(controller.signal))
    controller.abort()
    await expect(answer).rejects.toThrow('aborted')
  })

  it('returns a stream for a body that is passed on', async () => {
    const origin = await listen((_, outgoing) => outgoing.end('picture'))
    const { body } = await pool.fetch(`${origin}/x`, request())
    expect(await new Response(body).text()).toBe('picture')
  })

  it('keeps a connection open after an answer without a body', async () => {
    const ports = new Set<number | undefined>()
    const origin = await listen((incoming, outgoing) => {
      ports.add(incoming.socket.remotePort)
      outgoing.writeHead(204).end()
    })
    for (let at = 0; at < 6; at += 1) {
      const { status, body } = await pool.fetch(`${origin}/x`, request())
      expect([status, body]).toEqual([204, null])
    }
    // The pool takes turns between two where one request follows immediately on another.
    expect(ports.size).toBeLessThanOrEqual(2)
  })
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
    const answers = Array.from({ length: 20 }, () =>
      callUpstream(
        pool.fetch,
        { url: `${origin}/${status}`, method, headers: {}, timeoutMs: 400 },
        async (answer) => [answer.status, answer.headers.get('etag'), await answer.text()],
      ),
    )
    expect(new Set((await Promise.all(answers)).map(String))).toEqual(new Set([`${status},"a",`]))
  })
})

it('passes every byte on', async () => {
  const body = Readable.from([Buffer.from('στα'), Buffer.from('γόνα')])
  expect(await new Response(webBody(body)).text()).toBe('σταγόνα')
})

it('passes a failure on', async () => {
  const body = new PassThrough()
  const reading = webBody(body).getReader().read()
  body.destroy(new Error('broken'))
  await expect(reading).rejects.toThrow('broken')
})

describe('with bytes in transit', () => {
  let server: Server
  let origin: string
  const pool = createUpstreamPool(2000)

  beforeAll(async () => {
    server = createServer((_, answer) => {
      const writing = setInterval(() => answer.write(Buffer.alloc(50_000)), 1)
      answer.on('close', () => clearInterval(writing))
    })
    origin = await listenLocally(server)
  })
  afterAll(async () => {
    await pool.close()
    server.closeAllConnections()
    server.close()
  })

  it('lets a reader cancel before the first byte, after it, and while it waits', async () => {
    for (const leaveAfter of [0, 1, 3]) {
      const { body } = await pool.fetch(`${origin}/`, request())
      const reader = body?.getReader()
      for (let read = 0; read < leaveAfter; read += 1) await reader?.read()
      const waiting = leaveAfter === 3 ? reader?.read() : undefined
      await reader?.cancel()
      await waiting
      await wait(20)
    }
  })
})
