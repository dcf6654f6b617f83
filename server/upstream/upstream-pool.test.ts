import dns from 'node:dns'
import { once } from 'node:events'
import { createServer as createRawServer } from 'node:net'
import { type Running, serveLocally } from '#tests/support/programs'
import { callUpstream, textOf, type UpstreamCall } from './client'
import { createUpstreamPool } from './upstream-pool'

const call = (url: string, rest: Partial<UpstreamCall> = {}): UpstreamCall => ({
  url,
  method: 'GET',
  headers: { accept: 'application/json' },
  timeoutMs: 5000,
  ...rest,
})

const pool = createUpstreamPool(500)
let server: Running | undefined

/** Serves until the end of the test, and returns the origin. */
async function listen(listener: Parameters<typeof serveLocally>[0]): Promise<string> {
  server = await serveLocally(listener)
  return server.url
}

afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => pool.close())

describe.each([
  ['fetch', fetch],
  ['the pool of connections', pool.fetch],
])('a call by %s', (_, fetch) => {
  it('sends the request and receives the response, without a byte order mark', async () => {
    const origin = await listen((incoming, outgoing) => {
      outgoing.setHeader('vary', ['a', 'b'])
      outgoing.writeHead(404, { 'Content-Type': 'application/json' }).write('\ufeff')
      incoming.pipe(outgoing)
    })
    const sent = call(`${origin}/x?y=1`, { method: 'POST', body: '{"name":"σταγόνα"}' })
    const answer = await callUpstream(fetch, sent)
    const { status, headers } = answer
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/json'])
    expect([headers.get('Vary'), headers.get('etag')]).toEqual(['a, b', null])
    expect(textOf(answer)).toBe('{"name":"σταγόνα"}')
  })

  it('follows no redirect, and reports its target (A2-34)', async () => {
    const requested: (string | undefined)[] = []
    const origin = await listen((incoming, outgoing) => {
      requested.push(incoming.url)
      outgoing.writeHead(302, { location: '/y' }).end()
    })
    const failure = { kind: 'redirected', message: 'answered 302 and leads to /y' }
    await expect(callUpstream(fetch, call(`${origin}/x`))).rejects.toMatchObject(failure)
    expect(requested).toEqual(['/x'])
  })

  it('fails with the cause when the upstream hangs up, and when the body breaks off', async () => {
    const origin = await listen((incoming, outgoing) => {
      if (incoming.url === '/now') return void outgoing.destroy()
      outgoing.writeHead(200, { 'content-length': '50' }).write('{')
      setImmediate(() => outgoing.destroy())
    })
    const message = expect.stringMatching(/^not reachable \(.+\)$/)
    const failure = { kind: 'not reachable', message }
    for (const path of ['/now', '/later']) {
      await expect(callUpstream(fetch, call(origin + path))).rejects.toMatchObject(failure)
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
      const failure = { kind: 'timed out', message: 'no answer within 0.6 s' }
      const late = callUpstream(fetch, call(`${origin}/x`, { timeoutMs: 600 }))
      await expect(late).rejects.toMatchObject(failure)
      await Promise.all(closed)
      expect(closed).toHaveLength(1)
    },
  )
})

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

describe('a server that closes a connection while the next request on it is on its way', () => {
  /** What it has received, by connection, and whether it answered. */
  const received: string[] = []
  let connections = 0
  const closing = createRawServer((socket) => {
    connections += 1
    const name = connections
    let requests = 0
    socket.on('error', () => undefined)
    socket.on('data', (sent) => {
      requests += 1
      received.push(`${/^\w+/.exec(String(sent))?.[0]} ${name}`)
      if (requests > 1) return void socket.destroy()
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
    })
  })
  let origin: string
  let own: ReturnType<typeof createUpstreamPool>
  const send = (method: string, body?: string) =>
    callUpstream(own.fetch, call(`${origin}/x`, { method, body }))

  beforeAll(async () => {
    closing.listen(0, '127.0.0.1')
    await once(closing, 'listening')
    origin = `http://127.0.0.1:${(closing.address() as { port: number }).port}`
  })
  beforeEach(() => {
    received.length = 0
    connections = 0
    own = createUpstreamPool(500)
  })
  afterEach(() => own.close())
  afterAll(() => closing.close())

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'answers a %s, which it gets once',
    async (method) => {
      expect((await send('GET')).status).toBe(200)
      expect((await send(method, '{"a":1}')).status).toBe(200)
      expect((await send(method, '{"a":1}')).status).toBe(200)
      expect(received.filter((one) => one.startsWith(method))).toEqual([
        `${method} 2`,
        `${method} 3`,
      ])
    },
  )

  it('answers a read, which is repeated', async () => {
    // The pool alternates between two connections where one request follows immediately on another.
    for (let at = 0; at < 6; at += 1) expect((await send('GET')).status).toBe(200)
    expect(received.length).toBeGreaterThan(6)
  })
})

it('repeats no read that the first request of a connection did not get answered', async () => {
  let requests = 0
  const origin = await listen((_, outgoing) => {
    requests += 1
    outgoing.destroy()
  })
  const own = createUpstreamPool(500)
  await expect(callUpstream(own.fetch, call(origin))).rejects.toMatchObject({
    kind: 'not reachable',
  })
  expect(requests).toBe(1)
  await own.close()
})

it('reaches a host by the first of its addresses, though the machine is busy meanwhile', async () => {
  const origin = await listen((_, outgoing) => outgoing.end('{}'))
  const { lookup } = dns
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  const busyMs = 400
  Object.assign(dns, {
    lookup: (_host: string, _options: object, done: (error: null, found: object[]) => void) => {
      // Later than Node's own wait for one address.
      process.nextTick(() => {
        done(null, addresses)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs)
      })
    },
  })
  const own = createUpstreamPool(5000)
  try {
    const answer = await callUpstream(own.fetch, call(origin.replace('127.0.0.1', 'shop.test')))
    expect(answer.status).toBe(200)
  } finally {
    Object.assign(dns, { lookup })
    await own.close()
  }
})

describe('a server that speaks no proper HTTP', () => {
  const raw = createRawServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (sent) => {
      const status = /^\w+ \/(\d+)/.exec(String(sent))?.[1]
      // It never answers a TLS handshake.
      if (status) socket.write(`HTTP/1.1 ${status} -\r\nETag: "a"\r\nContent-Length: 2\r\n\r\n`)
    })
  })
  let origin: string

  beforeAll(async () => {
    raw.listen(0, '127.0.0.1')
    await once(raw, 'listening')
    origin = `127.0.0.1:${(raw.address() as { port: number }).port}`
  })
  afterAll(() => raw.close())

  it('times out while it waits for a connection', async () => {
    const [patient, hasty] = [createUpstreamPool(6000), createUpstreamPool(1500)]
    const ended: string[] = []
    const late = callUpstream(patient.fetch, call(`https://${origin}/x`, { timeoutMs: 100 }))
    const given = callUpstream(hasty.fetch, call(`https://${origin}/x`))
    await Promise.all([
      late.catch(({ kind }) => ended.push(kind)),
      given.catch(() => ended.push('connecting was given up')),
    ])
    // Not only when connecting is given up.
    expect(ended).toEqual(['timed out', 'connecting was given up'])
    await Promise.all([patient.close(), hasty.close()])
  })

  it.each([
    [204, 'DELETE'],
    [204, 'POST'],
    [204, 'GET'],
    [304, 'GET'],
  ])(
    'gives an answer that declares a length, but by its status has no body: %i to %s',
    async (status, method) => {
      // More than fit on a connection one after another, if each of them had to time out.
      const answers = Array.from({ length: 20 }, async () => {
        const sent = call(`http://${origin}/${status}`, { method, timeoutMs: 3000 })
        const answer = await callUpstream(pool.fetch, sent)
        return [answer.status, answer.headers.get('etag'), textOf(answer)]
      })
      expect(new Set((await Promise.all(answers)).map(String))).toEqual(new Set([`${status},"a",`]))
    },
  )
})
