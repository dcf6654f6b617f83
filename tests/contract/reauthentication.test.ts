import { password, people, totpSecret } from './support/accounts'
import { signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'
import { shownCode, wrongTotpCode } from './support/totp-code'

const upstream = upstreamOfFile()

const codes = '/account/authenticators/recovery-codes'
const nowCode = () => shownCode(upstream, totpSecret)

describe('reauthentication', () => {
  it('is required 5 minutes after the last authentication', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    await upstream.advance(290)
    expect((await caller.get(codes)).status).toBe(200)
    await upstream.advance(11)
    const { status, body } = await caller.get(codes)
    expect(status).toBe(401)
    expect(body).toEqual({
      status: 401,
      data: {
        user: expect.objectContaining({ email: people.twofactor }),
        methods: [
          expect.objectContaining({ method: 'password' }),
          expect.objectContaining({ method: 'mfa', type: 'totp' }),
        ],
        flows: [
          { id: 'reauthenticate' },
          { id: 'mfa_reauthenticate', types: ['recovery_codes', 'totp'] },
        ],
      },
      meta: { is_authenticated: true },
    })
  })

  it('offers only the password when there is no other method', async () => {
    const caller = await signedIn(upstream, 'customer')
    await upstream.advance(301)
    const { flows, pending } = await caller.get('/account/authenticators/webauthn')
    expect(flows).toEqual(['reauthenticate'])
    expect(pending).toEqual([])
  })

  it('with the password permits the next call, without tokens', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    await upstream.advance(301)
    const { status, meta, methods } = await caller.post('/auth/reauthenticate', { password })
    expect(status).toBe(200)
    expect(meta).toEqual({ is_authenticated: true })
    expect(methods).toHaveLength(3)
    expect(methods[2]).toEqual({
      method: 'password',
      at: expect.any(Number),
      reauthenticated: true,
    })
    expect((await caller.get(codes)).status).toBe(200)
  })

  it('with a TOTP code does the same', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    await upstream.advance(301)
    const answer = await caller.post('/auth/2fa/reauthenticate', { code: await nowCode() })
    expect(answer.status).toBe(200)
    expect(answer.meta).toEqual({ is_authenticated: true })
    expect(answer.methods.at(-1)).toEqual({
      method: 'mfa',
      at: expect.any(Number),
      id: expect.any(Number),
      type: 'totp',
    })
    expect((await caller.get(codes)).status).toBe(200)
  })

  it.each([
    ['/auth/reauthenticate', {}, 'required@password'],
    ['/auth/reauthenticate', { password: 'x' }, 'incorrect_password@password'],
    ['/auth/2fa/reauthenticate', {}, 'required@code'],
    ['/auth/2fa/reauthenticate', { code: '0' }, 'incorrect_code@code'],
  ])('at %s refuses %j', async (path, body, error) => {
    const caller = await signedIn(upstream, 'twofactor')
    expect(await caller.post(path, body)).toMatchObject({ status: 400, errors: [error] })
    await upstream.advance(301)
    expect((await caller.get(codes)).status).toBe(401)
  })

  it('is required after validation: a wrong code is 400 first', async () => {
    const caller = await signedIn(upstream, 'customer')
    const { meta } = await caller.get('/account/authenticators/totp')
    await upstream.advance(301)
    const secret = String(meta.secret)
    const path = '/account/authenticators/totp'
    const wrong = await caller.post(path, { code: wrongTotpCode(secret, upstream.now()) })
    expect(wrong).toMatchObject({ status: 400, errors: ['incorrect_code@code'] })
    const right = await caller.post(path, { code: await shownCode(upstream, secret) })
    expect(right).toMatchObject({ status: 401, flows: ['reauthenticate'] })
  })
})

describe('a recent authentication is required', () => {
  it.each([
    ['POST', codes],
    ['DELETE', '/account/authenticators/totp'],
    ['GET', '/account/authenticators/webauthn'],
  ] as const)('for %s %s', async (method, path) => {
    const caller = await signedIn(upstream, 'twofactor')
    await upstream.advance(301)
    expect(await caller.call(method, path)).toMatchObject({
      status: 401,
      meta: { is_authenticated: true },
    })
  })

  it.each([
    ['addresses', '/account/email'],
    ['providers', '/account/providers'],
    ['authenticators', '/account/authenticators'],
    ['the code app', '/account/authenticators/totp'],
    ['sessions', '/auth/sessions'],
  ])('but not for the list of %s', async (_, path) => {
    const caller = await signedIn(upstream, 'twofactor')
    await upstream.advance(301)
    expect((await caller.get(path)).status).toBe(200)
  })
})
