import { authRequests } from '../testing/auth-requests'
import { unreachable } from '../testing/failing-upstream'
import { memberRequests, memberRoutes } from '../testing/member-requests'
import { publicRequests, publicRoutes } from '../testing/public-requests'
import { ownScript, startGateway } from '../testing/start-gateway'

const extraPaths: readonly [string, readonly string[]][] = [
  ['/api/search', ['GET']],
  ['/api/config/public', ['GET']],
  ['/api/_auth/session', ['GET', 'DELETE']],
  ['/api/_csp', ['POST']],
  ['/api/withdrawals/stamp', ['POST']],
  ['/api/user/account/7', ['PATCH']],
  ['/api/auth/oauth-params', ['GET']],
  ['/api/websocket/user/tokens', ['GET']],
  ['/api/cart/merge', ['POST']],
  ['/api/orders/640/uuid', ['GET']],
  ['/api/orders/uuid/6f1d2c3b-4a59-4e68-8b77-000000000641/cancel', ['POST']],
  ['/api/orders/uuid/6f1d2c3b-4a59-4e68-8b77-000000000641/state', ['GET']],
]

/** A request of any method; the constructor refuses some that servers do receive. */
function requestOf(url: string, method: string): Request {
  const request = new Request(`http://localhost${url}`, {
    method: method === 'TRACE' || method === 'CONNECT' ? 'POST' : method,
    headers: ownScript,
  })
  Object.defineProperty(request, 'method', { value: method })
  return request
}

const allMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
] as const

function allowedByPath(): Map<string, Set<string>> {
  const rows = [...publicRequests, ...memberRequests].map((row) => ({
    ...{ method: row.method, path: row.path },
    url: row.url.split('?', 1)[0] ?? '',
  }))
  const auth = authRequests.map(({ method, url }) => ({ method, url, path: url }))
  const allowed = new Map<string, Set<string>>(
    extraPaths.map(([path, methods]) => [path, new Set(methods)]),
  )
  for (const { url, path } of [...rows, ...auth]) {
    const ofPath = [...rows, ...auth].filter((row) => row.path === path || row.url === url)
    allowed.set(url, new Set([...(allowed.get(url) ?? []), ...ofPath.map(({ method }) => method)]))
  }
  for (const methods of allowed.values()) if (methods.has('GET')) methods.add('HEAD')
  return allowed
}

const withParams = (name: string) =>
  name
    .replace('/account/7', '/account/{id}')
    .replace('/orders/640/', '/orders/{id}/')
    .replace(/\/uuid\/[\w-]{36}/, '/uuid/{uuid}')

/** Every method and path under which the gateway answers, parameters as `{name}`. */
function gatewayRoutes(): string[] {
  const names = startGateway()
    .app.routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)\{.*?\}(?=\/|$)/g, '{$1}')}`)
  return [...new Set(names)]
}

it('has a request for every route, and no other', () => {
  const listed = [
    ...[...publicRoutes, ...memberRoutes].map(({ method, path }) => `${method} /api${path}`),
    ...authRequests.map(({ method, url }) => `${method} ${url}`),
    ...extraPaths.flatMap(([path, methods]) => methods.map((method) => `${method} ${path}`)),
    'GET /ws/notifications/',
    'GET /media_stream-image/*',
    'GET /healthz',
    'GET /readyz',
  ].map((name) => withParams(name))
  expect(gatewayRoutes().sort()).toEqual(listed.sort())
})

it.each(publicRequests)(
  '$method $path answers by the API contract, from one listed upstream path',
  async (row) => {
    const { ask, calls } = startGateway()
    const answer = await ask(row.url, row.init)
    expect(answer.status).toBe(row.success ?? 200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const expected = `http://localhost:8100/api/v1${row.upstream.replaceAll('{id}', '3')}`
    expect(calls.map(({ url }) => url.split('?')[0])).toContain(expected)
    expect(calls).toHaveLength(row.within || row.beside ? 2 : 1)
    for (const { headers } of calls) {
      expect(headers).toMatchObject({ accept: 'application/json', 'accept-language': 'el' })
      expect(headers).not.toHaveProperty('authorization')
    }
  },
)

it.each([...allowedByPath()])('%s accepts only its methods (A2-33)', async (url, allowed) => {
  for (const method of allMethods.filter((name) => !allowed.has(name))) {
    const { app, calls } = startGateway()
    const answer = await app.fetch(requestOf(url, method), {})
    expect({ method, status: answer.status }).toEqual({ method, status: 405 })
    expect(new Set(answer.headers.get('allow')?.split(', '))).toEqual(allowed)
    expect(calls).toEqual([])
  }
})

it.each([
  '/api',
  '/api/',
  '/api/products/',
  '/api/products/0',
  '/api/products/-1',
  '/api/products/1e3',
  '/api/products/9007199254740993000',
  '/api/products/3/update_view_count',
  '/api/orders/3/refund',
  '/api/orders/uuid/3',
  '/api/cart/items/0',
  '/api/notification/ids',
  '/api/user/addresses/3/set_main',
  '/api/v1/product',
  '/api/_allauth/browser/v1/auth/session',
  '/api/_allauth/app/v1',
  '/api/_allauth/app/v1/auth',
  '/api/_allauth/app/v1/auth/',
  '/api/_allauth/app/v1/auth/session/',
  '/api/_allauth/app/v1/auth/sessions/3',
  '/api/_allauth/app/v2/auth/session',
  '/api/_allauth/app/v1/account/authenticators/3',
  '/api/user/account',
  '/api/user/account/me',
  '/auth/google',
  '/ws/notifications',
])('answers 404 to %s, whatever the method, without an upstream call (A2-33)', async (url) => {
  for (const method of allMethods) {
    const { app, calls } = startGateway()
    const answer = await app.fetch(requestOf(url, method), {})
    expect({ method, status: answer.status }).toEqual({ method, status: 404 })
    expect(calls).toEqual([])
  }
})

it.each(publicRequests)('$method $path answers 502 when the upstream fails', async (row) => {
  const { ask, log } = startGateway({ upstream: unreachable })
  expect((await ask(row.url, row.init)).status).toBe(502)
  expect(log.at(-1)).toMatchObject({ event: 'request', status: 502, reason: expect.anything() })
})
