import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { type CacheKind, cacheable, cacheKindOf, installedKind } from './cache-kind'

const origin = 'https://stagona.example'
const key = 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d'

const kindOf = (path: string, changes: { method?: string; isNavigation?: boolean } = {}) =>
  cacheKindOf(
    { method: 'GET', isNavigation: false, url: new URL(path, origin), ...changes },
    origin,
  )

it.each<[string, CacheKind | null]>([
  ['/', 'page'],
  ['/blog/post/4/deka-lepta?from=mail', 'page'],
  ['/cart', 'page'],
  ['/account', 'shell'],
  ['/account/login', 'shell'],
  ['/account/orders/12', 'shell'],
  [`/account/verify-email/${key}`, 'shell'],
  [`/checkout/success/${key}`, 'shell'],
  [`/cart/recover/${key}`, 'shell'],
  ['/cart/recover/nothing', null],
  ['/account/nothing', null],
  ['/checkout/success/nothing', null],
  ['/checkout/viva-return', 'shell'],
  ['/checkout/stripe-return', 'shell'],
  ['/auth/google?state=1', null],
  ['/api/health', null],
  ['/sitemap.xml', null],
  ['/sw.js', null],
])('caches the document %s as %s (R227)', (path, kind) => {
  expect(kindOf(path, { isNavigation: true })).toBe(kind)
})

it.each<[string, CacheKind | null]>([
  ['/app-0123456789abcdef0123.js', 'asset'],
  ['/fonts/manrope-5.3.0-greek.woff2', 'asset'],
  ['/static/abc/photo.webp', 'picture'],
  ['/media_stream-image/media/stagona/uploads/blog/a.jpg/640/480', 'picture'],
  ['/images/default.svg', 'picture'],
  ['/page-data/about/page-data.json', 'pageData'],
  ['/page-data/app-data.json', 'pageData'],
  ['/media_stream-image/media/stagona/uploads/users/anna.jpg/64/64', null],
  ['/builds/latest.json', null],
  ['/manifest.webmanifest', null],
  ['/about', null],
])('caches the subresource %s as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

it('caches no response of the services, whatever the path looks like (R228)', () => {
  const ends = [
    '',
    '/',
    '/a.js',
    '/static/a.css',
    '/x-0123456789abcdef0123.js',
    '/page-data/a.json',
  ]
  const path = fc.tuple(
    fc.constantFrom('/api', '/auth', '/ws', '/builds'),
    fc.oneof(fc.constantFrom(...ends), fc.webPath()),
  )
  fc.assert(
    fc.property(path, fc.boolean(), ([service, end], isNavigation) => {
      fc.pre(new URL(service + end, origin).pathname.startsWith(service))
      const whole = end === '' || end.startsWith('/') ? service + end : `${service}/${end}`
      expect(kindOf(whole, { isNavigation })).toBeNull()
    }),
    { numRuns: runSize(500, 20_000) },
  )
})

it('caches nothing of other origins, and GET requests only', () => {
  expect(kindOf('https://elsewhere.example/a-0123456789abcdef0123.js')).toBeNull()
  expect(kindOf('/app-0123456789abcdef0123.js', { method: 'POST' })).toBeNull()
  expect(kindOf('/', { method: 'POST', isNavigation: true })).toBeNull()
})

describe('a response that may be cached', () => {
  const respond = (type: string | null, changes: { status?: number; caching?: string } = {}) => {
    const { status = 200, caching = 'public' } = changes
    const headers = { 'cache-control': caching, ...(type && { 'content-type': type }) }
    const response = new Response(new Blob(['a']), { status, headers })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  }
  const html = 'text/html; charset=utf-8'

  it.each<[CacheKind, string, boolean]>([
    ['page', html, true],
    ['page', 'application/json', false],
    ['pageData', 'application/json; charset=utf-8', true],
    ['pageData', html, false],
    ['pageData', 'text/plain', false],
    ['asset', 'text/javascript; charset=utf-8', true],
    ['asset', 'application/javascript', true],
    ['asset', 'text/css', true],
    ['asset', 'font/woff2', true],
    ['asset', html, false],
    ['asset', 'application/json', false],
    ['picture', 'image/svg+xml', true],
    ['picture', 'image/webp', true],
    ['picture', html, false],
  ])('as %s has a type such as %s: %s', (kind, type, isRight) => {
    expect(cacheable(respond(type), kind) !== null).toBe(isRight)
  })

  it('is whole, public and of a known type', () => {
    expect(cacheable(respond(html, { status: 404 }), 'page')).toBeNull()
    expect(cacheable(respond(html, { caching: 'private' }), 'page')).toBeNull()
    expect(cacheable(respond(null), 'pageData')).toBeNull()
  })
})

it.each<[string, CacheKind]>([
  ['/account', 'page'],
  ['/search', 'page'],
  ['/search-index/help.json', 'pageData'],
  ['/page-data/sq/d/12.json', 'pageData'],
  ['/app-0123456789abcdef0123.js', 'asset'],
  ['/fonts/manrope-5.3.0-greek.woff2', 'asset'],
])('knows by its name that the file %s of the installation is %s', (path, kind) => {
  expect(installedKind(path)).toBe(kind)
})
