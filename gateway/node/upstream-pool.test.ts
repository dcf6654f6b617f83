import { createServer, type RequestListener, type Server } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, listenLocally } from '../testing/local-server'
import { createUpstreamPool, type UpstreamPool, webBody } from './upstream-pool'

describe('the pool of connections', () => {
  let server: Server
  let pool: UpstreamPool

  async function listen(listener: RequestListener): Promise<string> {
    pool = createUpstreamPool(500)
    server = createServer(listener)
    return `http://127.0.0.1:${await listenLocally(server)}`
  }

  afterEach(async () => {
    await closeServer(server)
    await pool.close()
  })

  const request = (signal = new AbortController().signal) =>
    ({
      method: 'GET',
      headers: { accept: 'application/json' },
      signal,
      redirect: 'manual',
    }) as const

  it('sends the request and reads the response', async () => {
    const origin = await listen((incoming, outgoing) => {
      outgoing.setHeader('content-type', 'application/json')
      incoming.pipe(outgoing)
    })
    const answer = await pool.fetch(`${origin}/x?y=1`, {
      ...request(),
      method: 'POST',
      body: '{"a":1}',
    })
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    expect(await answer.text()).toBe('{"a":1}')
  })

  it('follows no redirect', async () => {
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

  it('stops when it is aborted', async () => {
    const origin = await listen(() => undefined)
    const controller = new AbortController()
    const answer = pool.fetch(`${origin}/x`, request(controller.signal))
    controller.abort()
    await expect(answer).rejects.toThrow()
  })

  describe('for answers that are read as text', () => {
    it('hands over the whole answer', async () => {
      const origin = await listen((incoming, outgoing) => {
        outgoing.setHeader('vary', ['a', 'b'])
        outgoing.writeHead(404, { 'Content-Type': 'application/json' })
        incoming.pipe(outgoing)
      })
      const sent = { ...request(), method: 'POST', body: '\ufeff{"name":"σταγόνα"}' }
      const answer = await pool.fetchText(`${origin}/%CF%83/../x?y=1`, sent)
      const { status, headers } = answer
      expect([status, headers.get('content-type')]).toEqual([404, 'application/json'])
      expect([headers.get('Vary'), headers.get('etag')]).toEqual(['a, b', null])
      // Without the byte order mark, which JSON does not know.
      expect(await answer.text()).toBe('{"name":"σταγόνα"}')
      expect(await new Response(answer.body).text()).toContain('σταγόνα')
    })

    it('requests the path of the URL', async () => {
      const origin = await listen((incoming, outgoing) => outgoing.end(incoming.url))
      const paths = ['/api/v1/product/3', '/a?b=1&c=2', '/a/../b', '/σ?q=%20', '/']
      const asked = await Promise.all(
        paths.map(async (path) => (await pool.fetchText(`${origin}${path}`, request())).text()),
      )
      expect(asked).toEqual(['/api/v1/product/3', '/a?b=1&c=2', '/b', '/%CF%83?q=%20', '/'])
    })

    it.each(['/now', '/later'])('fails when the upstream hangs up: %s', async (path) => {
      const origin = await listen((incoming, outgoing) => {
        if (incoming.url === '/now') return void outgoing.destroy()
        outgoing.writeHead(200, { 'content-length': '50' }).write('{')
        setImmediate(() => outgoing.destroy())
      })
      await expect(pool.fetchText(`${origin}${path}`, request())).rejects.toThrow()
    })

    it.each(['before the answer', 'within the answer'])(
      'stops at the deadline %s',
      async (when) => {
        let closed = false
        const begun = new Promise<string>((resolve) => {
          void listen((_, outgoing) => {
            outgoing.on('close', () => {
              closed = true
            })
            if (when === 'within the answer') outgoing.write('{')
            setTimeout(() => end(), 30)
          }).then(resolve)
        })
        let end: () => void = () => undefined
        const onDeadline = (abort: () => void) => {
          end = abort
        }
        const answer = pool.fetchText(`${await begun}/x`, { ...request(), onDeadline })
        await expect(answer).rejects.toThrow('aborted')
        await wait(50)
        expect(closed).toBe(true)
      },
    )

    it('stops while it waits for a connection', async () => {
      const origin = await listen(() => undefined)
      const controller = new AbortController()
      const answer = pool.fetchText(`${origin}/x`, request(controller.signal))
      controller.abort()
      await expect(answer).rejects.toThrow('aborted')
    })
  })

  it('returns a stream for a body that is passed on', async () => {
    const origin = await listen((_, outgoing) => outgoing.end('picture'))
    const { body } = await pool.fetch(`${origin}/x`, request())
    expect(await new Response(body).text()).toBe('picture')
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
    origin = `http://127.0.0.1:${await listenLocally(server)}`
  })
  afterAll(async () => {
    await closeServer(server)
    await pool.close()
  })

  it('lets a reader cancel before the first byte, after it, and while it waits', async () => {
    for (const leaveAfter of [0, 1, 3]) {
      const { signal } = new AbortController()
      const { body } = await pool.fetch(`${origin}/`, {
        method: 'GET',
        headers: {},
        redirect: 'manual',
        signal,
      })
      const reader = body?.getReader()
      for (let read = 0; read < leaveAfter; read += 1) await reader?.read()
      const waiting = leaveAfter === 3 ? reader?.read() : undefined
      await reader?.cancel()
      await waiting
      await wait(20)
    }
  })
})
