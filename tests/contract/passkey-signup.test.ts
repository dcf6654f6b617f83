import { people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailedCode } from './support/mail-box'
import { openUpstream, upstreamOfFile } from './support/open-upstream'
import { newPasskey } from './support/passkey'
import { creationFor } from './support/passkey-owner'

const upstream = upstreamOfFile()

const path = '/auth/webauthn/signup'
const email = 'nefeli.korre@example.gr'

async function verified() {
  const visitor = newCaller(upstream)
  await visitor.post(path, { email })
  const key = await mailedCode(upstream, email)
  return { visitor, answer: await visitor.post('/auth/email/verify', { key }) }
}

describe('sign-up with a passkey', () => {
  it('first requires the address to be verified', async () => {
    const visitor = newCaller(upstream)
    const answer = await visitor.post(path, { email })
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    expect((await visitor.get(path)).body).toEqual({ status: 409 })
  })

  it('then requires the passkey, without a sign-in yet', async () => {
    const { answer } = await verified()
    expect(answer).toMatchObject({ status: 401, pending: ['mfa_signup_webauthn'] })
    expect(answer.meta.access_token).toBeUndefined()
  })

  it('ends with both tokens, without a password', async () => {
    const { visitor } = await verified()
    const options = await creationFor(visitor, path)
    expect(options.publicKey.authenticatorSelection).toMatchObject({ residentKey: 'required' })
    const passkey = newPasskey()
    const credential = passkey.register(options)
    const { status, meta, data } = await visitor.put(path, { name: 'Κινητό', credential })
    expect(status).toBe(200)
    expect(meta).toEqual({
      is_authenticated: true,
      session_token: expect.any(String),
      access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(data).toMatchObject({ user: { email, has_usable_password: false }, methods: [] })
    const { data: list } = await visitor.get('/account/authenticators')
    expect(list).toMatchObject([{ type: 'webauthn', name: 'Κινητό', is_passwordless: true }])
  })

  it('refuses an invalid passkey', async () => {
    const { visitor } = await verified()
    await creationFor(visitor, path)
    expect((await visitor.put(path, {})).errors).toEqual(['required@credential'])
    const nonsense = await visitor.put(path, { credential: 5 })
    expect(nonsense).toMatchObject({ status: 400, errors: ['incorrect_code'] })
    expect((await visitor.get('/auth/session')).pending).toEqual(['mfa_signup_webauthn'])
  })

  it('looks the same for a known address', async () => {
    const known = await newCaller(upstream).post(path, { email: people.customer })
    const fresh = await newCaller(upstream).post(path, { email })
    expect(known.status).toBe(fresh.status)
    expect(known.data).toEqual(fresh.data)
    expect(Object.keys(known.meta)).toEqual(Object.keys(fresh.meta))
  })

  it('is 409 while signed in, and before it was begun', async () => {
    const caller = await signedIn(upstream, 'customer')
    expect((await caller.post(path, { email })).body).toEqual({ status: 409 })
    expect((await newCaller(upstream).get(path)).body).toEqual({ status: 409 })
  })

  it('is not offered with verification by link', async () => {
    const byLink = await openUpstream('link')
    const response = await byLink.ask(`/_allauth/app/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(response.status).toBe(404)
    await byLink.close()
  })
})
