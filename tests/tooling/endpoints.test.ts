import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { memberSession, ownScript, startGateway } from '#gateway/testing/start-gateway'
import { otherRoutes } from './other-routes'

/** Those of one method; middleware is for all of them. */
const others = Object.keys(otherRoutes).filter((name) => !name.startsWith('ALL '))

/** Every method and path of the gateway, parameters in braces as in the table. */
function gatewayRoutes(): string[] {
  const names = startGateway()
    .app.routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)\{.*?\}(?=\/|$)/g, '{$1}')}`)
  return [...new Set(names)].sort()
}

describe('the table of endpoints', () => {
  const listed = allEndpoints.map(({ method, path }) => `${method} ${path}`)

  it('has every route of the gateway, once', () => {
    expect([...listed, ...others].sort()).toEqual(gatewayRoutes())
  })

  it.each(allEndpoints)('$name names whose it is by its path alone', ({ path, who }) => {
    const ownerPath = /^\/api\/user\/account\/\{id\}/.test(path)
    expect(who === 'owner').toBe(ownerPath)
  })

  it.each(allEndpoints)(
    '$name has a body only where its method may send one',
    ({ method, body }) => {
      if (method === 'GET') expect(body).toBeUndefined()
    },
  )

  // The sign-in service's are in `server/gateway/routes/auth.test.ts`: it answers in its own shape.
  const ofMembers = allEndpoints.filter(
    ({ who, path }) => (who === 'member' || who === 'owner') && !path.includes('/_allauth/'),
  )

  it.each(ofMembers)(
    '$method $path is refused to guests, whatever they send',
    async ({ method, path }) => {
      const { ask, calls } = startGateway({ variables: { RATE_LIMITS: 'off' } })
      const url = path.replace('{id}', '7').replace('{uuid}', crypto.randomUUID())
      const headers = { origin: 'http://localhost:8000', 'x-requested-by': 'storefront' }
      const json = { ...headers, 'content-type': 'application/json' }
      const body = method === 'GET' ? {} : { body: '{"nothing":true}', headers: json }
      expect((await ask(url, { method, headers, ...body })).status).toBe(401)
      expect(calls).toEqual([])
    },
  )

  it.each(allEndpoints.filter(({ who }) => who === 'owner'))(
    '$method $path is not there for another member',
    async ({ method, path }) => {
      const { ask, calls, cookieOf } = startGateway({ variables: { RATE_LIMITS: 'off' } })
      const cookie = await cookieOf(memberSession)
      const headers = { ...ownScript, cookie }
      const body = method === 'GET' ? {} : { body: '{}' }
      const url = path.replace('{id}', String((memberSession.userId ?? 0) + 1))
      expect((await ask(url, { method, headers, ...body })).status).toBe(404)
      expect(calls).toEqual([])
    },
  )
})
