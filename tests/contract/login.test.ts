import { password, people, totpSecret } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailCount } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'
import { shownCode, wrongTotpCode } from './support/totp-code'

const upstream = upstreamOfFile()

const login = (name: keyof typeof people) => ({ email: people[name], password })
const nowCode = () => shownCode(upstream, totpSecret)

describe('sign-in with a password', () => {
  it('returns both tokens, once', async () => {
    const visitor = newCaller(upstream)
    const { status, meta } = await visitor.post('/auth/login', login('customer'))
    expect(status).toBe(200)
    expect(meta).toEqual({
      is_authenticated: true,
      session_token: expect.stringMatching(/^[a-z0-9]{32}$/),
      access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await visitor.get('/auth/session')).meta).toEqual({ is_authenticated: true })
  })

  it.each([
    ['nothing', {}, ['required@email', 'required@password']],
    ['no password', { email: people.customer }, ['required@password']],
    ['an invalid address', { email: 'customer', password }, ['invalid@email']],
    [
      'a wrong password',
      { email: people.customer, password: 'x' },
      ['email_password_mismatch@password'],
    ],
    [
      'a null character',
      { email: people.customer, password: 'a\u0000b' },
      ['null_characters_not_allowed@password'],
    ],
    ['a user name', { username: 'customer', password }, ['required@email']],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await newCaller(upstream).post('/auth/login', body)
    expect(answer).toMatchObject({ status: 400, errors })
    expect([...answer.errors].sort()).toEqual([...errors].sort())
    expect(answer.meta.session_token).toBeUndefined()
  })

  it('ignores case and surrounding blanks of the address', async () => {
    const email = `  ${people.customer.toUpperCase()} `
    expect((await newCaller(upstream).post('/auth/login', { email, password })).status).toBe(200)
  })

  it('is 409 while signed in, once the password is right', async () => {
    const caller = await signedIn(upstream, 'customer')
    const again = await caller.post('/auth/login', login('customer'))
    expect(again.body).toEqual({ status: 409 })
    const wrong = await caller.post('/auth/login', { ...login('customer'), password: 'x' })
    expect(wrong.status).toBe(400)
  })

  it('replaces another pending sign-in', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/code/request', { email: people.superuser })
    const { status, data } = await visitor.post('/auth/login', login('customer'))
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer } })
    expect((await visitor.get('/auth/session')).pending).toEqual([])
  })

  it('is pending until the address is verified by a mailed code', async () => {
    const visitor = newCaller(upstream)
    const { status, pending, meta } = await visitor.post('/auth/login', login('unverified'))
    expect(status).toBe(401)
    expect(pending).toEqual(['verify_email'])
    expect(meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect(await mailCount(upstream, people.unverified)).toBe(1)
    const after = await visitor.get('/auth/session')
    expect(after.pending).toEqual(['verify_email'])
    expect(after.meta).toEqual({ is_authenticated: false })
  })
})

describe('sign-in with a second factor', () => {
  it('is pending, with the factor types in their order', async () => {
    const visitor = newCaller(upstream)
    const answer = await visitor.post('/auth/login', login('twofactor'))
    expect(answer.status).toBe(401)
    expect(answer.pending).toEqual(['mfa_authenticate'])
    expect(answer.types('mfa_authenticate')).toEqual(['recovery_codes', 'totp'])
    expect(answer.meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect(answer.flows.at(-1)).toBe('mfa_authenticate')
  })

  it('ends with a TOTP code: a new session token, and the access token', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', login('twofactor'))
    const before = visitor.token
    const { status, meta, methods } = await visitor.post('/auth/2fa/authenticate', {
      code: await nowCode(),
    })
    expect(status).toBe(200)
    expect(meta).toEqual({
      is_authenticated: true,
      session_token: expect.not.stringMatching(before ?? ''),
      access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(methods).toMatchObject([{ method: 'password' }, { method: 'mfa', type: 'totp' }])
    expect(methods[1]?.reauthenticated).toBeUndefined()
    const old = newCaller(upstream)
    old.token = before
    expect((await old.get('/auth/session')).status).toBe(410)
  })

  it('accepts each TOTP code once', async () => {
    const code = await nowCode()
    const first = newCaller(upstream)
    await first.post('/auth/login', login('twofactor'))
    expect((await first.post('/auth/2fa/authenticate', { code })).status).toBe(200)
    const second = newCaller(upstream)
    await second.post('/auth/login', login('twofactor'))
    const again = await second.post('/auth/2fa/authenticate', { code })
    expect(again).toMatchObject({ status: 400, errors: ['incorrect_code@code'] })
  })

  it('refuses a TOTP code of the minute before', async () => {
    const visitor = newCaller(upstream)
    const code = await nowCode()
    await upstream.advance(60)
    await visitor.post('/auth/login', login('twofactor'))
    expect((await visitor.post('/auth/2fa/authenticate', { code })).status).toBe(400)
  })

  it('accepts each recovery code once', async () => {
    const owner = await signedIn(upstream, 'twofactor')
    const { data } = await owner.get('/account/authenticators/recovery-codes')
    const [code = ''] = (data as { unused_codes: string[] }).unused_codes
    const first = newCaller(upstream)
    await first.post('/auth/login', login('twofactor'))
    const { status, methods } = await first.post('/auth/2fa/authenticate', { code })
    expect(status).toBe(200)
    expect(methods.at(-1)).toMatchObject({ method: 'mfa', type: 'recovery_codes' })
    const second = newCaller(upstream)
    await second.post('/auth/login', login('twofactor'))
    const again = await second.post('/auth/2fa/authenticate', { code })
    expect(again.errors).toEqual(['incorrect_code@code'])
  })

  it('accepts a right code after a wrong one', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', login('twofactor'))
    expect((await visitor.post('/auth/2fa/authenticate', {})).errors).toEqual(['required@code'])
    const code = wrongTotpCode(totpSecret, upstream.now())
    const wrong = await visitor.post('/auth/2fa/authenticate', { code })
    expect(wrong.body).toMatchObject({ status: 400, errors: [{ param: 'code' }] })
    expect((await visitor.get('/auth/session')).pending).toEqual(['mfa_authenticate'])
    const right = await visitor.post('/auth/2fa/authenticate', { code: await nowCode() })
    expect(right.status).toBe(200)
  })

  it('expires after 15 minutes', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', login('twofactor'))
    await upstream.advance(890)
    expect((await visitor.get('/auth/session')).pending).toEqual(['mfa_authenticate'])
    await upstream.advance(11)
    expect((await visitor.get('/auth/session')).pending).toEqual([])
    const late = await visitor.post('/auth/2fa/authenticate', { code: await nowCode() })
    expect(late).toMatchObject({ status: 401, meta: { is_authenticated: null } })
  })

  it('is 401 without a pending sign-in', async () => {
    const answer = await newCaller(upstream).post('/auth/2fa/authenticate', { code: '123456' })
    expect(answer.status).toBe(401)
    expect(answer.meta).toEqual({ is_authenticated: null })
    expect(answer.pending).toEqual([])
    for (const path of ['/auth/webauthn/authenticate']) {
      expect((await newCaller(upstream).get(path)).meta).toEqual({ is_authenticated: null })
    }
  })
})
