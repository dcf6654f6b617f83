import {
  assetHeaders,
  cacheControls,
  contentPolicy,
  drawingPolicy,
  pageHeaders,
  workerPolicy,
} from '#contract/site/site-headers'
import { describeAnswers } from './answers-contract'
import type { HostName } from './differences'
import { decoded, exchange } from './exchange'
import type { Host, HostUnderTest } from './host'
import { publicUrl, type SampleSite } from './sample-site'

const settings = {
  publicUrl,
  google: { identity: false, analytics: false },
  hsts: 'max-age=63072000',
}

const uuid = '0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11'

/**
 * Responses required of every host of the site; `start` serves the sample site, `more` adds tests
 * of the same host.
 */
export function describeHost(
  name: HostName,
  start: () => Promise<Host>,
  more: (host: HostUnderTest) => void = () => undefined,
): void {
  describe(`${name}:`, () => {
    let host: Host
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host?.stop())
    const tested: HostUnderTest = {
      name,
      site: () => host.site,
      portOf: () => host.port,
      ask: (path, asking) => exchange(host.port, path, asking),
    }
    describePages(tested)
    describeFiles(tested)
    describeAnswers(tested)
    more(tested)
  })
}

const pageOf: readonly (readonly [address: string, file: string])[] = [
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about?utm=1', '/about/index.html'],
  ['/products/3/tetradio', '/products/3/tetradio/index.html'],
  ['/products/category/2/chartika', '/products/category/2/chartika/index.html'],
  ['/blog/post/4/deka-lepta', '/blog/post/4/deka-lepta/index.html'],
  ['/account', '/account/index.html'],
  ['/account/login', '/account/login/index.html'],
  ['/account/settings', '/account/index.html'],
  ['/account/orders/12', '/account/index.html'],
  ['/account/addresses/3/edit', '/account/index.html'],
]

const withKey = [
  ['/account/password/reset/key/abc-1', '/account/index.html'],
  ['/account/verify-email/abc:1', '/account/index.html'],
  ['/account/provider/callback', '/account/index.html'],
  [`/checkout/success/${uuid}`, '/checkout/success/index.html'],
  [`/cart/recover/${uuid}`, '/cart/recover/index.html'],
  ['/account/subscriptions/leave/a:b-c/offers', '/account/index.html'],
] as const

function describePages({ ask, site }: HostUnderTest): void {
  it.each(pageOf)('serves %s from %s with its headers', async (address, file) => {
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(answer.body.equals(site().bytes(file))).toBe(true)
    expect(answer.headers).toMatchObject({
      ...pageHeaders(settings),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControls.revalidated,
      'content-security-policy': contentPolicy(settings, hashesOf(site(), file)),
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Encoding',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(withKey)('sends no referrer from %s', async (address, file) => {
    const answer = await ask(address)
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(answer.body.equals(site().bytes(file))).toBe(true)
  })

  it('allows on each page only its own inline scripts and styles', async () => {
    const policies = await Promise.all(
      ['/about', '/products/3/tetradio'].map(async (path) => (await ask(path)).headers),
    )
    const [first, second] = policies.map((headers) => headers['content-security-policy'])
    expect(first).toContain("script-src 'self' 'sha256-")
    expect(first).not.toContain("style-src 'self' 'unsafe-inline'")
    expect(first).not.toBe(second)
  })

  it('serves guests and members the same page', async () => {
    const cookie = '__Host-Http-session=abc; other=1'
    const [own, other] = await Promise.all([
      ask('/account', { headers: { cookie } }),
      ask('/account'),
    ])
    expect(own.body.equals(other.body)).toBe(true)
    expect(own.headers['set-cookie']).toBeUndefined()
  })

  it.each(['/nothing', '/account/orders/x', '/account/nothing', '/checkout/success/x'])(
    'answers 404 to %s with the 404 page',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(decoded(answer).equals(site().bytes('/404.html'))).toBe(true)
      expect(answer.headers).toMatchObject(pageHeaders(settings))
    },
  )

  it.each(['/404', '/404.html'])('has no page at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=//x', '/about?a=1&b=//x'],
    ['/nothing/', '/nothing'],
    ['/index', '/'],
    ['/index/?x=1', '/?x=1'],
    ['/products/3', '/products/3/tetradio'],
    ['/products/3/wrong?sort=price', '/products/3/tetradio?sort=price'],
    ['/products/3/%CF%84%CE%B5%CF%84', '/products/3/tetradio'],
    ['/products/category/2', '/products/category/2/chartika'],
    ['/blog/post/4/x', '/blog/post/4/deka-lepta'],
  ])('redirects %s to %s permanently', async (path, to) => {
    const answer = await ask(path)
    expect(answer.status).toBe(301)
    const location = answer.headers.location ?? ''
    expect(new URL(location, publicUrl).href).toBe(`${publicUrl}${to}`)
  })

  it('does not redirect to entities without a page', async () => {
    expect((await ask('/products/9/x')).status).toBe(404)
    expect((await ask('/products/3/tetradio/more')).status).toBe(404)
  })
}

function describeFiles({ ask, site }: HostUnderTest): void {
  const named = (end: string) => Object.keys(site().files).find((path) => path.endsWith(end)) ?? ''

  it('makes hashed files cacheable permanently, with their content type', async () => {
    const lasting = Object.entries(site().files).filter(([, { immutable }]) => immutable)
    expect(lasting.length).toBeGreaterThan(2)
    for (const [path, { type, bytes }] of lasting) {
      const answer = await ask(path)
      expect([path, answer.status, answer.body.length]).toEqual([path, 200, bytes])
      expect(answer.headers).toMatchObject({
        ...assetHeaders(settings),
        'content-type': type,
        'cache-control': cacheControls.forGood,
      })
    }
  })

  it('requires revalidation of all other files, with their content type', async () => {
    const others = Object.entries(site().files).filter(
      ([path, { immutable, type }]) =>
        !immutable && !type.startsWith('text/html') && path !== '/sw.js',
    )
    expect(others.length).toBeGreaterThan(8)
    for (const [path, { type, bytes }] of others) {
      const answer = await ask(path)
      expect([path, answer.status, answer.body.length]).toEqual([path, 200, bytes])
      expect(answer.headers['content-type']).toBe(type)
      expect(answer.headers['cache-control']).toBe(cacheControls.revalidated)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('serves the service worker with its own policy and with no-cache', async () => {
    const answer = await ask('/sw.js')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControls.worker,
      'content-security-policy': workerPolicy,
    })
  })

  it('forbids scripts in SVG files', async () => {
    const answer = await ask(named('.svg'))
    expect(answer.headers['content-security-policy']).toBe(drawingPolicy)
  })

  it.each(['/nothing.js', '/nothing.json', '/account/x.css', '/page-data/x/page-data.json'])(
    'answers 404 to the missing file %s with plain text and no-store',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it.each([
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/manifest/files.json',
    '/manifest/csp.json',
    '/about/index.html.br',
    '/about/index.html.gz',
    '/sw.js.br',
  ])('does not serve %s, which is not part of the site', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
}

function hashesOf({ policies }: SampleSite, file: string) {
  const hashes = policies[file]
  if (!hashes) throw new Error(`${file} has no policy.`)
  return hashes
}
