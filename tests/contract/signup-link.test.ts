import { newPassword, people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailCount, mailedKey } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile('link')

const email = 'nefeli.korre@example.gr'
const keyOf = (address: string) => mailedKey(upstream, address, '/account/verify-email')

async function signedUp() {
  const visitor = newCaller(upstream)
  const answer = await visitor.post('/auth/signup', { email, password: newPassword })
  return { visitor, answer }
}

describe('sign-up with a link', () => {
  it('is pending until the address is verified by a mailed link', async () => {
    const { answer } = await signedUp()
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    expect(await keyOf(email)).toMatch(/^[\w:-]{10,}$/)
  })

  it('shows the address of the link', async () => {
    const { visitor } = await signedUp()
    const header = { 'x-email-verification-key': await keyOf(email) }
    const here = await visitor.get('/auth/email/verify', header)
    expect(here.data).toMatchObject({ email, user: { email } })
    expect(here.meta).toEqual({ is_authenticating: true })
    const elsewhere = await newCaller(upstream).get('/auth/email/verify', header)
    expect(elsewhere.meta).toEqual({ is_authenticating: false })
  })

  it.each(['in the same session', 'in another one'])(
    'verifies %s, without signing in',
    async (where) => {
      const { visitor } = await signedUp()
      const reader = where === 'in another one' ? newCaller(upstream) : visitor
      const verified = await reader.post('/auth/email/verify', { key: await keyOf(email) })
      expect(verified).toMatchObject({ status: 401, pending: [] })
      expect(verified.meta.is_authenticated).toBe(false)
      expect(verified.meta.access_token).toBeUndefined()
      const body = { email, password: newPassword }
      expect((await newCaller(upstream).post('/auth/login', body)).status).toBe(200)
    },
  )

  it('leaves a waiting session pending when the link is opened elsewhere', async () => {
    const { visitor } = await signedUp()
    await newCaller(upstream).post('/auth/email/verify', { key: await keyOf(email) })
    const session = await visitor.get('/auth/session')
    expect(session).toMatchObject({ status: 401, pending: ['verify_email'] })
  })

  it('contains the time of the link in base 62', async () => {
    await signedUp()
    const [, at = ''] = (await keyOf(email)).split(':')
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const seconds = [...at].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
    expect(Math.abs(upstream.now() / 1000 - seconds)).toBeLessThan(60)
  })

  it('accepts the link once', async () => {
    const { visitor } = await signedUp()
    const key = await keyOf(email)
    await visitor.post('/auth/email/verify', { key })
    const again = await newCaller(upstream).post('/auth/email/verify', { key })
    expect(again).toMatchObject({ status: 400, errors: ['invalid_or_expired_key@key'] })
  })

  it.each(['x', 'MQ:1abcde:0000000000000000000000000000000000000000000'])(
    'refuses the key %s',
    async (key) => {
      const visitor = newCaller(upstream)
      const errors = ['invalid_or_expired_key@key']
      expect(await visitor.post('/auth/email/verify', { key })).toMatchObject({
        status: 400,
        errors,
      })
    },
  )

  it('requires the key', async () => {
    const answer = await newCaller(upstream).post('/auth/email/verify', {})
    expect(answer).toMatchObject({ status: 400, errors: ['required@key'] })
  })

  it('looks the same for a known address', async () => {
    const fresh = (await signedUp()).answer
    const visitor = newCaller(upstream)
    const body = { email: people.customer, password: newPassword }
    const known = await visitor.post('/auth/signup', body)
    expect(known.status).toBe(fresh.status)
    expect(known.data).toEqual(fresh.data)
    expect(Object.keys(known.meta)).toEqual(Object.keys(fresh.meta))
    expect(await mailCount(upstream, people.customer)).toBe(1)
  })
})

describe('addresses of an account with links', () => {
  it('are listed at once, and verified by the link while signed in', async () => {
    const caller = await signedIn(upstream, 'customer')
    const added = await caller.post('/account/email', { email })
    expect(added.data).toContainEqual({ email, verified: false, primary: false })
    const verified = await caller.post('/auth/email/verify', { key: await keyOf(email) })
    expect(verified.status).toBe(200)
    expect(verified.meta).toEqual({ is_authenticated: true })
    const { data } = await caller.get('/account/email')
    expect(data).toEqual([{ email, verified: true, primary: true }])
  })

  it('do not become primary before', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post('/account/email', { email })
    const refused = await caller.patch('/account/email', { email, primary: true })
    expect(refused).toMatchObject({ status: 400, errors: ['unverified_primary_email@email'] })
  })

  it('get another link on request', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post('/account/email', { email })
    expect((await caller.put('/account/email', { email })).body).toEqual({ status: 200 })
    expect(await mailCount(upstream, email)).toBe(2)
  })

  it('block a second factor until they are verified', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post('/account/email', { email })
    for (const path of ['totp', 'webauthn']) {
      const answer = await caller.get(`/account/authenticators/${path}`)
      expect(answer).toMatchObject({ status: 409, errors: ['unverified_email'] })
    }
    const code = await caller.post('/account/authenticators/totp', { code: '123456' })
    expect(code).toMatchObject({ status: 400, errors: ['unverified_email@code'] })
  })
})
