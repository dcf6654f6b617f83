import { paymentReturnPaths } from '#contract/paths/payment-return-path'
import { differenceOf } from './differences'
import { decoded } from './exchange'
import type { HostUnderTest } from './host'
import { publicUrl } from './sample-site'

/** Required of every host, for any page: negotiation, caching, methods, paths, gateway routes. */
export function describeAnswers(host: HostUnderTest): void {
  describeEncodings(host)
  describeCaching(host)
  describeMethods(host)
  describePaths(host)
  describeGateway(host)
}

function describeEncodings({ name, ask, site }: HostUnderTest): void {
  const weights = differenceOf(name, 'weights of encodings')

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
    ['gzip;q=1.0, br;q=0.5', weights ? 'br' : 'gzip'],
  ])('answers Accept-Encoding %j with %s', async (header, encoding) => {
    for (const path of ['/about', '/sw.js']) {
      const file = path === '/about' ? '/about/index.html' : path
      const answer = await ask(path, { headers: { 'accept-encoding': header } })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(decoded(answer).equals(site().bytes(file))).toBe(true)
    }
  })

  it('sends images without encoding', async () => {
    const answer = await ask('/static/picture-0a1b2c.webp', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-type']).toBe('image/webp')
  })
}

function describeCaching({ name, ask, site }: HostUnderTest): void {
  const tags = differenceOf(name, 'entity tag')

  it.each(['identity', 'gzip', 'br'])(
    'answers 304 if the browser has the current %s version',
    async (encoding) => {
      const accepting = { 'accept-encoding': encoding }
      const first = await ask('/about', { headers: accepting })
      const etag = first.headers.etag ?? ''
      if (tags) expect(etag).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/)
      else expect(etag).toContain(site().files['/about/index.html']?.etag)
      const again = await ask('/about', { headers: { ...accepting, 'if-none-match': etag } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers.etag).toBe(etag)
      expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
      expect(again.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      )
      const weak = await ask('/about', { headers: { ...accepting, 'if-none-match': `W/${etag}` } })
      expect(weak.status).toBe(304)
    },
  )

  it('has a separate entity tag for each encoding', async () => {
    const answers = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) =>
        ask('/about', { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('sends the file if the browser has another version', async () => {
    const answer = await ask('/about', { headers: { 'if-none-match': '"other"' } })
    expect(answer.status).toBe(200)
  })
}

function describeMethods({ ask }: HostUnderTest): void {
  it.each(['/about', '/sw.js', '/nothing', '/nothing.js', '/about/'])(
    'answers HEAD %s with the headers of GET and no body',
    async (path) => {
      const headers = { 'accept-encoding': 'br' }
      const [get, head] = await Promise.all([
        ask(path, { headers }),
        ask(path, { headers, method: 'HEAD' }),
      ])
      expect([head.status, head.body.length]).toEqual([get.status, 0])
      for (const name of [
        'content-type',
        'content-encoding',
        'etag',
        'location',
        'cache-control',
      ]) {
        expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
      }
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s for pages', async (method) => {
    const answer = await ask('/about', { method, headers: { 'content-length': '0' } })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each(paymentReturnPaths)('leads a bank’s form at %s to its page (R463)', async (path) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://www.vivapayments.com',
    }
    const sent = await ask(`${path}?s=7`, { method: 'POST', headers, body: 't=8' })
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}?s=7&t=8`])
    const { status, headers: given } = await ask(`${path}?s=7&t=8`)
    expect([status, given['referrer-policy']]).toEqual([200, 'no-referrer'])
  })
}

function describePaths({ name, ask }: HostUnderTest): void {
  const ownHost = differenceOf(name, 'foreign target')

  it.each([
    '/../manifest/files.json',
    '/about/../../manifest/files.json',
    '/%2e%2e/manifest/files.json',
    '/files/%2E%2e/manifest/files.json',
    '/./about',
  ])('refuses %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(400)
    expect(answer.body.includes('encodings')).toBe(false)
  })

  it.each([
    '/..%2fmanifest/files.json',
    '/%2e%2e%2fmanifest/files.json',
    '/..%5cmanifest',
    '/%00',
    '/about%0d%0aset-cookie:x=1',
    '/%c0%af',
    '/about%',
  ])('answers 400 to %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(['http://evil.example/about', 'https://stagona.example/about'])(
    'refuses an absolute request target: %s',
    async (target) => {
      const { status } = await ask(target)
      expect(status).toBe(ownHost ? 200 : 400)
    },
  )

  it('answers 4xx to an address that is too long', async () => {
    const { status } = await ask(`/${'a'.repeat(5000)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
}

function describeGateway({ ask }: HostUnderTest): void {
  it('forwards /api to the gateway, with no-store', async () => {
    const answer = await ask('/api/_auth/session', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([answer.status, answer.body.toString()]).toEqual([200, '{}'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('returns responses of the API', async () => {
    const answer = await ask('/api/products')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(JSON.parse(answer.body.toString()).results.length).toBeGreaterThan(0)
  })

  it.each(['/api/nothing', '/api/cart.css', '/auth/nothing', '/auth/google/x.css', '/ws/x.js'])(
    'answers 404 to %s in JSON, with no-store',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
    },
  )

  it('refuses writes from other sites', async () => {
    const headers = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'content-length': '0',
    }
    expect((await ask('/api/cart', { method: 'POST', headers })).status).toBe(403)
  })

  it('accepts reports of the content policy', async () => {
    const headers = { 'content-type': 'application/reports+json', 'content-length': '0' }
    const { status } = await ask('/api/_csp', { method: 'POST', headers })
    expect([204, 400]).toContain(status)
  })

  it('requires an upgrade at /ws', async () => {
    expect((await ask('/ws/notifications/')).status).toBe(426)
  })

  it.each([
    ['another site', 'https://evil.example', 403],
    ['our own pages without values', publicUrl, 401],
  ])('forwards an upgrade of %s to the gateway', async (_, origin, status) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      origin,
    }
    const answer = await ask('/ws/notifications/', { headers })
    expect(answer.status).toBe(status)
  })
}
