import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { pathOf } from '#contract/endpoints/endpoint'
import { guestRequests, publicId } from '../testing/endpoint-requests'
import { unreachable } from '../testing/failing-upstream'
import { ownScript, startGateway } from '../testing/start-gateway'

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

/** The methods of each address of the table. */
function allowedByAddress(): Map<string, Set<string>> {
  const allowed = new Map([['/api/_csp', new Set(['POST'])]])
  for (const endpoint of allEndpoints) {
    const url = pathOf(endpoint, { id: 7, uuid: '6f1d2c3b-4a59-4e68-8b77-000000000005' })
    const methods = allowed.get(url) ?? new Set()
    allowed.set(url, methods.add(endpoint.method))
  }
  for (const methods of allowed.values()) if (methods.has('GET')) methods.add('HEAD')
  return allowed
}

it.each(guestRequests)(
  '$method $path answers by the API contract, from the listed calls of the API',
  async (row) => {
    const { ask, calls } = startGateway()
    const answer = await ask(row.url, row.init)
    expect(answer.status).toBe(row.success)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const values = { id: publicId, ...row.body }
    const expected = row.asks.map((call) => {
      const [method, path] = call.split(' /')
      return `${method} http://localhost:8100/api/v1${pathOf({ path: `/${path}` }, values)}`
    })
    expect(calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`).sort()).toEqual(
      expected.sort(),
    )
    for (const { headers } of calls) {
      expect(headers).toMatchObject({ accept: 'application/json', 'accept-language': 'el' })
      expect(headers).not.toHaveProperty('authorization')
    }
  },
)

it.each([...allowedByAddress()])('%s accepts only its methods (A2-33)', async (url, allowed) => {
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

const asking = guestRequests.filter(({ asks }) => asks.length > 0)

it.each(asking)('$method $path answers 502 when the upstream fails', async (row) => {
  const { ask, log } = startGateway({ upstream: unreachable })
  expect((await ask(row.url, row.init)).status).toBe(502)
  expect(log.at(-1)).toMatchObject({ event: 'request', status: 502, reason: expect.anything() })
})
