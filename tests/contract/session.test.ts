import { newPassword, password, people, usernames } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

const offered = ['login', 'login_by_code', 'signup', 'provider_token', 'mfa_login_webauthn']

describe('session', () => {
  it('is 401 for a visitor, with the flows and no token', async () => {
    const { status, body, flows } = await newCaller(upstream).get('/auth/session')
    expect(status).toBe(401)
    expect(flows).toEqual(offered)
    expect(body).toEqual({
      status: 401,
      data: {
        flows: offered.map((id) =>
          id === 'provider_token' ? { id, providers: [upstream.provider.id] } : { id },
        ),
      },
      meta: { is_authenticated: false },
    })
  })

  it.each(['abcdefghijklmnopqrstuvwxyz012345', 'x', '../../etc'])(
    'is 410 for the unknown token %s, on every call',
    async (token) => {
      const visitor = newCaller(upstream)
      visitor.token = token
      const gone = await visitor.get('/auth/session')
      expect(gone.status).toBe(410)
      expect(gone.meta).toEqual({ is_authenticated: null })
      expect(gone.flows).toEqual(offered)
      const body = { email: people.customer, password }
      expect((await visitor.post('/auth/login', body)).status).toBe(410)
      expect((await visitor.get('/account/email')).status).toBe(410)
      expect((await visitor.get('/config')).status).toBe(410)
    },
  )

  it('describes the account, without tokens', async () => {
    const caller = await signedIn(upstream, 'customer')
    const { status, body } = await caller.get('/auth/session')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 200,
      data: {
        user: {
          id: expect.any(Number),
          display: usernames.customer,
          has_usable_password: true,
          email: people.customer,
          username: usernames.customer,
        },
        methods: [{ method: 'password', at: expect.any(Number), email: people.customer }],
      },
      meta: { is_authenticated: true },
    })
  })

  it('ends with 401 without tokens, and is 410 afterwards', async () => {
    const caller = await signedIn(upstream, 'customer')
    const ended = await caller.remove('/auth/session')
    expect(ended.status).toBe(401)
    expect(ended.meta).toEqual({ is_authenticated: false })
    expect((await caller.get('/auth/session')).status).toBe(410)
  })

  it('expires after 14 days', async () => {
    const caller = await signedIn(upstream, 'customer')
    const day = 24 * 3600
    await upstream.advance(13 * day)
    expect((await caller.get('/auth/session')).status).toBe(200)
    await upstream.advance(day + 1)
    expect((await caller.get('/auth/session')).status).toBe(410)
  })

  it('can be ended when there is none', async () => {
    const { status, meta } = await newCaller(upstream).remove('/auth/session')
    expect(status).toBe(401)
    expect(meta).toEqual({ is_authenticated: false })
  })
})

describe('an invalid request', () => {
  it('is refused without a body when the JSON is malformed', async () => {
    const response = await upstream.ask('/_allauth/app/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('')
  })

  it('is refused for its method', async () => {
    const response = await upstream.ask('/_allauth/app/v1/auth/login')
    expect(response.status).toBe(405)
  })

  it('is not found on an unknown path', async () => {
    expect((await upstream.ask('/_allauth/app/v1/auth/nowhere')).status).toBe(404)
  })

  it('is answered with no-store, like any other', async () => {
    const { headers } = await upstream.ask('/_allauth/app/v1/auth/session')
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
  })
})

it.each([
  ['GET', '/account/authenticators'],
  ['GET', '/account/authenticators/totp'],
  ['GET', '/account/authenticators/recovery-codes'],
  ['GET', '/account/authenticators/webauthn'],
  ['GET', '/auth/sessions'],
  ['DELETE', '/auth/sessions', { sessions: [1] }],
  ['POST', '/account/password/change', { current_password: password, new_password: newPassword }],
  ['POST', '/auth/reauthenticate', { password }],
  ['POST', '/auth/2fa/reauthenticate', { code: '123456' }],
  ['POST', '/auth/webauthn/reauthenticate', { credential: {} }],
])(
  '%s %s requires a session',
  async (...[method, path, body]: [method: string, path: string, body?: object]) => {
    const answer = await newCaller(upstream).call(method, path, body)
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  },
)

it.each(['/auth/code/request', '/auth/password/request', '/auth/webauthn/signup'])(
  'POST %s requires a valid address',
  async (path) => {
    const post = (body: object) => newCaller(upstream).post(path, body)
    expect(await post({})).toMatchObject({ status: 400, errors: ['required@email'] })
    expect(await post({ email: 'x' })).toMatchObject({ status: 400, errors: ['invalid@email'] })
  },
)
