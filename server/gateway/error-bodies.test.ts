import { guestRequests } from './testing/endpoint-requests'
import { siteOf, startGateway } from './testing/start-gateway'

const secret = 'secret-detail at /srv/app/file.ts:12'
const broken = (): never => {
  throw new TypeError(secret)
}
const picture =
  '/media_stream-image/media/stagona/uploads/blog/a.jpg/720/450/cover/center/transparent/5/webp/90'
const brokenSite = { ...siteOf({ '/index.html': 'x' }), read: () => Promise.reject(broken) }

/** Requests while everything behind the gateway fails. */
const cases: readonly (readonly [string, RequestInit])[] = [
  ...guestRequests.map(({ url, init }) => [url, init] as const),
  ['/api/_auth/session', {}],
  ['/api/_allauth/app/v1/auth/session', {}],
  ['/api/auth/oauth-params', {}],
  ['/api/websocket/user/tokens', {}],
  ['/api/user/account/7', {}],
  ['/auth/mikro', {}],
  ['/api/nothing', {}],
  ['/api/_csp', { method: 'POST', body: '[', headers: { 'content-type': 'application/json' } }],
  [picture, {}],
  ['/', {}],
  ['/nothing', {}],
  ['/x.js', {}],
]

it.each(cases)('%s reveals no detail of the failure (A2-39)', async (path, init) => {
  const { ask } = startGateway({ upstream: broken, site: brokenSite })
  const answer = await ask(path, init)
  const everything = `${await answer.text()}${JSON.stringify([...answer.headers])}`
  expect(everything).not.toMatch(/secret-detail|TypeError|\.ts\b|\bat \/|node_modules|hono/i)
})

it('reveals no detail of an internal defect, which is logged (A2-39)', async () => {
  const connection = {
    get address(): never {
      return broken()
    },
  }
  const { ask, log } = startGateway({ connection })
  const answer = await ask('/api/products/3')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    statusCode: 500,
    statusMessage: 'Internal Server Error',
    message: 'Κάτι πήγε στραβά από την πλευρά μας. Παρακαλώ δοκιμάστε ξανά.',
    id: expect.any(String),
  })
  expect(log).toMatchObject([{ status: 500, defect: secret, stack: expect.any(String) }])
})
