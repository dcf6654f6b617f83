import { randomBytes } from 'node:crypto'
import { initOf, requestOf } from '../testing/endpoint-requests'
import { startGateway, type Variables } from '../testing/start-gateway'

const webKit =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
const local = { PUBLIC_URL: 'http://localhost:8000' }
const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  UPSTREAM_URL: 'http://upstream:8000',
}

/** Signs in at an address, and returns the cookie that is set. */
async function signIn(variables: Variables, userAgent: string, origin = variables.PUBLIC_URL) {
  const gateway = startGateway({ variables })
  const row = requestOf('POST /auth/login')
  const headers = { 'user-agent': userAgent, origin: variables.PUBLIC_URL ?? '' }
  const answer = await gateway.ask(`${origin}${row.url}`, initOf(row, headers))
  expect(answer.status).toBe(200)
  return { gateway, cookie: answer.headers.getSetCookie()[0] ?? '' }
}

describe('the session cookie in development', () => {
  it('is stored by WebKit on a loopback host without https, and read back', async () => {
    const { gateway, cookie } = await signIn(local, webKit)
    expect(cookie).toMatch(
      /^local-sid=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=1209600$/,
    )
    const [pair = ''] = cookie.split(';')
    const session = async (userAgent: string) => {
      const headers = { cookie: `theme=dark; ${pair}`, 'user-agent': userAgent }
      const answer = await gateway.ask(`${local.PUBLIC_URL}/api/_auth/session`, { headers })
      return answer.json()
    }
    expect(await session(webKit)).toHaveProperty('generation')
    expect(await session(chromium)).toEqual({})
  })

  it('is cleared under the same name', async () => {
    const { gateway } = await signIn(local, webKit)
    const answer = await gateway.ask(`${local.PUBLIC_URL}/api/_auth/session`, {
      headers: { cookie: 'local-sid=forged', 'user-agent': webKit },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      'local-sid=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
      'has_session=; Path=/; SameSite=Strict; Max-Age=0',
    ])
  })

  it.each<[name: string, variables: Variables, userAgent: string, origin: string | null]>([
    ['of Chromium', local, chromium, null],
    ['of Firefox', local, firefox, null],
    ['on another host', local, webKit, 'http://192.168.1.7:8000'],
    ['on another public address', { PUBLIC_URL: 'http://shop.test' }, webKit, 'http://localhost'],
    ['over https', { PUBLIC_URL: 'https://localhost:8443' }, webKit, null],
    ['in production', { ...production, ...local }, webKit, null],
  ])('keeps its prefix and Secure %s', async (_, variables, userAgent, origin) => {
    const { cookie } = await signIn(variables, userAgent, origin ?? variables.PUBLIC_URL)
    expect(cookie).toMatch(/^__Host-Http-sid=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict;/)
  })
})
