import { memberSession, siteOf, startGateway } from '../testing/start-gateway'

const site = siteOf({
  '/404.html': 'missing',
  '/account/index.html': 'shell',
  '/products/3/tetradio/index.html': 'product',
})

/** Addresses that a careless cache would store for everybody, as they end like files. */
const disguised = [
  '/account/x.css',
  '/account/settings/x.js',
  '/account/settings.css',
  '/account/orders/12/x.png',
  '/account/orders/12.css',
  '/checkout/success/x.css',
  '/api/cart/a.js',
  '/api/cart.css',
  '/api/products/3.css',
  '/api/products/3/x.css',
  '/api/_auth/session/x.css',
  '/api/_auth/session.js',
  '/api/_auth/session;x.css',
  '/auth/google/x.css',
  '/ws/x.js',
]

it.each(disguised)('answers 404 to %s, which no cache keeps (A1-14)', async (path) => {
  const { ask, calls, cookieOf } = startGateway({ site })
  const answer = await ask(path, { headers: { cookie: await cookieOf(memberSession) } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).not.toContain('html')
  expect(calls).toEqual([])
})

it('sets no session cookie in a cacheable answer (A1-14)', async () => {
  const { ask, cookieOf } = startGateway({ site })
  const cookie = await cookieOf(memberSession)
  for (const path of ['/account', '/account/settings', '/products/3/tetradio']) {
    const [own, other] = await Promise.all([ask(path, { headers: { cookie } }), ask(path)])
    expect(own.headers.get('set-cookie')).toBeNull()
    expect(await own.text()).toBe(await other.text())
  }
  const session = await ask('/api/_auth/session', { headers: { cookie } })
  expect(session.headers.get('cache-control')).toBe('no-store')
})
