import { newPassword, password, people, totpSecret } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailCount, mailedCode } from './support/mail-box'
import { openUpstream, upstreamOfFile } from './support/open-upstream'
import { newPasskey } from './support/passkey'
import { creationFor, requestFor } from './support/passkey-owner'
import { wrongTotpCode } from './support/totp-code'

const upstream = upstreamOfFile('code', 'limits on')

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const post = (path: string, body: object) => newCaller(upstream).post(path, body)

describe('limits', () => {
  it('of wrong passwords: 5 in 5 minutes for an address, as an error and not as 429', async () => {
    const wrong = () => post('/auth/login', { email: people.customer, password: 'x' })
    for (const _ of times(5)) {
      expect((await wrong()).errors).toEqual(['email_password_mismatch@password'])
    }
    const limited = ['too_many_login_attempts']
    expect(await wrong()).toMatchObject({ status: 400, errors: limited })
    const right = await post('/auth/login', { email: people.customer, password })
    expect(right).toMatchObject({ status: 400, errors: limited })
    expect((await post('/auth/login', { email: people.superuser, password })).status).toBe(200)
    await upstream.advance(301)
    expect((await post('/auth/login', { email: people.customer, password })).status).toBe(200)
  })

  it('of sign-ins: 30 a minute', async () => {
    for (const _ of times(30)) await post('/auth/login', {})
    expect((await post('/auth/login', {})).body).toEqual({ status: 429 })
    await upstream.advance(61)
    expect((await post('/auth/login', {})).status).toBe(400)
  })

  it.each(['/auth/signup', '/auth/webauthn/signup'])(
    'of sign-ups: 20 a minute (%s)',
    async (path) => {
      for (const _ of times(20)) await post(path, {})
      expect((await post(path, {})).body).toEqual({ status: 429 })
    },
  )

  it('of login codes: 3 a minute for an address, as an error', async () => {
    const ask = (email: string) => post('/auth/code/request', { email })
    for (const _ of times(3)) expect((await ask(people.customer)).status).toBe(401)
    const limited = await ask(people.customer)
    expect(limited).toMatchObject({ status: 400, errors: ['too_many_login_attempts@email'] })
    expect((await ask(people.superuser)).status).toBe(401)
    await upstream.advance(61)
    expect((await ask(people.customer)).status).toBe(401)
  })

  it('of login codes are the same for unknown addresses', async () => {
    const ask = () => post('/auth/code/request', { email: people.stranger })
    for (const _ of times(3)) expect((await ask()).status).toBe(401)
    expect((await ask()).errors).toEqual(['too_many_login_attempts@email'])
  })

  it('of forgotten passwords: 5 a minute for an address', async () => {
    const ask = (email: string) => post('/auth/password/request', { email })
    for (const _ of times(5)) expect((await ask(people.customer)).status).toBe(200)
    expect((await ask(people.customer)).body).toEqual({ status: 429 })
    expect((await ask(people.superuser)).status).toBe(200)
    expect(await mailCount(upstream, people.customer)).toBe(5)
  })

  it('of keys for new passwords: 20 a minute', async () => {
    const use = () => post('/auth/password/reset', { key: '1-x', password: newPassword })
    for (const _ of times(20)) expect((await use()).status).toBe(400)
    expect((await use()).body).toEqual({ status: 429 })
  })

  it('of changed passwords: 5 a minute for an account', async () => {
    const caller = await signedIn(upstream, 'customer')
    for (const _ of times(5)) await caller.post('/account/password/change', {})
    expect((await caller.post('/account/password/change', {})).body).toEqual({ status: 429 })
  })

  it('of changes to addresses: 10 a minute for an account; reading is free', async () => {
    const caller = await signedIn(upstream, 'customer')
    for (const _ of times(10)) await caller.patch('/account/email', {})
    expect((await caller.patch('/account/email', {})).body).toEqual({ status: 429 })
    expect((await caller.get('/account/email')).status).toBe(200)
  })

  it('of reauthentications: 10 a minute for an account', async () => {
    const caller = await signedIn(upstream, 'customer')
    const prove = () => caller.post('/auth/reauthenticate', { password: 'x' })
    for (const _ of times(10)) await prove()
    const limited = await prove()
    expect(limited.status).toBe(429)
  })

  it('of second factors: 5 wrong codes in 5 minutes, as an error', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', { email: people.twofactor, password })
    const code = wrongTotpCode(totpSecret, upstream.now())
    const wrong = () => visitor.post('/auth/2fa/authenticate', { code })
    for (const _ of times(5)) expect((await wrong()).errors).toEqual(['incorrect_code@code'])
    expect((await wrong()).errors).toEqual(['too_many_login_attempts@code'])
  })

  it('of passkeys: 5 wrong assertions in 5 minutes, as an error', async () => {
    const caller = await signedIn(upstream, 'customer')
    const passkey = newPasskey()
    passkey.register(await creationFor(caller))
    const wrong = async () => {
      const path = '/auth/webauthn/reauthenticate'
      const credential = passkey.prove(await requestFor(caller, path))
      return caller.post(path, { credential })
    }
    for (const _ of times(5)) expect((await wrong()).errors).toEqual(['incorrect_code@credential'])
    expect((await wrong()).errors).toEqual(['too_many_login_attempts@credential'])
  })

  it('of codes for an address: one in 10 seconds, which stops the sign-in', async () => {
    const enter = () => post('/auth/login', { email: people.unverified, password })
    expect((await enter()).status).toBe(401)
    const limited = await enter()
    expect(limited).toMatchObject({ status: 400, errors: ['too_many_login_attempts'] })
    await upstream.advance(11)
    expect((await enter()).pending).toEqual(['verify_email'])
    expect(await mailedCode(upstream, people.unverified)).toHaveLength(6)
  })
})

describe('limits with verification by link', () => {
  it('allow one mail to an address in 3 minutes, else 403', async () => {
    const byLink = await openUpstream('link')
    await byLink.reset('limits on')
    const caller = await signedIn(byLink, 'customer')
    const email = people.stranger
    await caller.post('/account/email', { email })
    await byLink.advance(181)
    expect((await caller.put('/account/email', { email })).status).toBe(200)
    expect((await caller.put('/account/email', { email })).body).toEqual({ status: 403 })
    await byLink.advance(181)
    expect((await caller.put('/account/email', { email })).status).toBe(200)
    await byLink.close()
  })
})
