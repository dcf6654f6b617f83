import { password, people, totpSecret } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'
import { newPasskey } from './support/passkey'
import {
  addPasskey,
  creationFor,
  passkeyOwner,
  passkeysPath,
  requestFor,
} from './support/passkey-owner'
import { shownCode } from './support/totp-code'

const upstream = upstreamOfFile()

describe('sign-in with a passkey alone', () => {
  const path = '/auth/webauthn/login'

  it('requests any passkey of the site, and returns a session token', async () => {
    const visitor = newCaller(upstream)
    const { status, meta, data } = await visitor.get(path)
    expect(status).toBe(200)
    expect(meta).toEqual({ session_token: expect.any(String) })
    expect(data).toMatchObject({
      request_options: { publicKey: { rpId: 'localhost', userVerification: 'preferred' } },
    })
    const { publicKey } = await requestFor(visitor, path)
    expect(publicKey.allowCredentials ?? []).toEqual([])
  })

  it('ends with both tokens, without a second factor', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const visitor = newCaller(upstream)
    const credential = passkey.prove(await requestFor(visitor, path))
    const { status, meta, methods } = await visitor.post(path, { credential })
    expect(status).toBe(200)
    expect(Object.keys(meta).sort()).toEqual(['access_token', 'is_authenticated', 'session_token'])
    expect(methods).toEqual([
      {
        method: 'mfa',
        at: expect.any(Number),
        id: expect.any(Number),
        type: 'webauthn',
        passwordless: true,
      },
    ])
  })

  it('refuses an assertion for another challenge, and invalid ones', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const visitor = newCaller(upstream)
    const credential = passkey.prove(await requestFor(visitor, path))
    await requestFor(visitor, path)
    const errors = ['incorrect_code@credential']
    expect(await visitor.post(path, { credential })).toMatchObject({ status: 400, errors })
    expect((await visitor.post(path, {})).errors).toEqual(['required@credential'])
    expect((await visitor.post(path, { credential: 'x' })).errors).toEqual(['invalid@credential'])
  })

  it('refuses an unknown passkey', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const other = newPasskey()
    const caller = await signedIn(upstream, 'twofactor')
    other.register(await creationFor(caller))
    const visitor = newCaller(upstream)
    const credential = other.prove(await requestFor(visitor, path))
    expect((await visitor.post(path, { credential })).errors).toEqual(['incorrect_code@credential'])
    expect(passkey.id).not.toBe(other.id)
  })

  it('replaces an existing session', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const caller = await signedIn(upstream, 'superuser')
    const credential = passkey.prove(await requestFor(caller, path))
    const { status, data } = await caller.post(path, { credential })
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer } })
  })

  it('works only in the session that requested the challenge', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const asked = newCaller(upstream)
    const credential = passkey.prove(await requestFor(asked, path))
    const answer = await newCaller(upstream).post(path, { credential })
    expect(answer).toMatchObject({ status: 400, errors: ['incorrect_code@credential'] })
  })
})

describe('passkey as the second factor', () => {
  const path = '/auth/webauthn/authenticate'

  it('is listed last, requested by its id, and ends the sign-in', async () => {
    const { passkey } = await passkeyOwner(upstream)
    const visitor = newCaller(upstream)
    const login = await visitor.post('/auth/login', { email: people.customer, password })
    expect(login.types('mfa_authenticate')).toEqual(['recovery_codes', 'webauthn'])
    const options = await requestFor(visitor, path)
    expect(options.publicKey.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
    const credential = passkey.prove(options)
    const { status, meta, methods } = await visitor.post(path, { credential })
    expect(status).toBe(200)
    expect(meta.access_token).toMatch(/^[0-9a-f]{64}$/)
    expect(methods).toMatchObject([{ method: 'password' }, { method: 'mfa', type: 'webauthn' }])
    expect(methods[1]).not.toHaveProperty('passwordless')
  })

  it('is one of three factors', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    await addPasskey(caller, newPasskey())
    const visitor = newCaller(upstream)
    const login = await visitor.post('/auth/login', { email: people.twofactor, password })
    expect(login.types('mfa_authenticate')).toEqual(['recovery_codes', 'totp', 'webauthn'])
    await upstream.advance(30)
    const code = await shownCode(upstream, totpSecret)
    expect((await visitor.post('/auth/2fa/authenticate', { code })).status).toBe(200)
  })

  it('refuses an invalid assertion', async () => {
    await passkeyOwner(upstream)
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', { email: people.customer, password })
    const wrong = newPasskey().prove(await requestFor(visitor, path))
    const answer = await visitor.post(path, { credential: wrong })
    expect(answer).toMatchObject({ status: 400, errors: ['incorrect_code@credential'] })
    expect((await visitor.post(path, {})).errors).toEqual(['required@credential'])
  })
})

describe('reauthentication with a passkey', () => {
  it('permits the next call', async () => {
    const { caller, passkey, id } = await passkeyOwner(upstream)
    await upstream.advance(301)
    const path = '/auth/webauthn/reauthenticate'
    const options = await requestFor(caller, path)
    expect(options.publicKey.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
    const credential = passkey.prove(options)
    const { status, meta, methods } = await caller.post(path, { credential })
    expect(status).toBe(200)
    expect(meta).toEqual({ is_authenticated: true })
    expect(methods.at(-1)).toMatchObject({ method: 'mfa', type: 'webauthn', reauthenticated: true })
    expect((await caller.put(passkeysPath, { id, name: 'Φορητός' })).status).toBe(200)
  })
})
