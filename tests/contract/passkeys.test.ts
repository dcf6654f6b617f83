import type { CreationOptions, RequestOptions } from '../../contract/allauth/webauthn-options'
import { password, people, totpSecret, usernames } from './parts/accounts'
import { type Caller, newCaller, signedIn } from './parts/caller'
import { openUpstream } from './parts/open-upstream'
import { newPasskey, type Passkey } from './parts/passkey'
import { totpCode } from './parts/totp-code'
import type { UpstreamUnderTest } from './parts/upstream-under-test'

let upstream: UpstreamUnderTest
beforeAll(async () => {
  upstream = await openUpstream()
})
beforeEach(() => upstream.reset())
afterAll(() => upstream.close())

const keys = '/account/authenticators/webauthn'

async function creation(caller: Caller, query = '?passwordless') {
  const { data } = await caller.get(keys + query)
  return (data as { creation_options: CreationOptions }).creation_options
}

async function request(caller: Caller, path: string) {
  const { data } = await caller.get(path)
  return (data as { request_options: RequestOptions }).request_options
}

async function added(caller: Caller, passkey: Passkey, name?: string) {
  const credential = await passkey.register(await creation(caller))
  return caller.post(keys, { credential, ...(name ? { name } : {}) })
}

async function owner() {
  const caller = await signedIn(upstream, 'customer')
  const passkey = await newPasskey()
  const { data } = await added(caller, passkey, 'Κινητό')
  return { caller, passkey, id: (data as { id: number }).id }
}

describe('making a passkey', () => {
  it.each([
    ['', 'discouraged', false],
    ['?passwordless', 'required', true],
    ['?passwordless=false', 'required', true],
  ])('with the query %p is asked for as it says (row 11)', async (query, wanted, resident) => {
    const caller = await signedIn(upstream, 'customer')
    const { publicKey } = await creation(caller, query)
    expect(publicKey.authenticatorSelection).toEqual({
      residentKey: wanted,
      requireResidentKey: resident,
      userVerification: wanted,
    })
    expect(publicKey.rp).toEqual({ id: 'localhost', name: expect.any(String) })
    expect(publicKey.user).toMatchObject({ name: people.customer, displayName: usernames.customer })
    expect(publicKey.pubKeyCredParams).toContainEqual({ type: 'public-key', alg: -7 })
    expect(publicKey.extensions).toEqual({ credProps: true })
    expect(publicKey.challenge).toMatch(/^[\w-]{22,}$/)
  })

  it('adds it, and recovery codes with the first', async () => {
    const caller = await signedIn(upstream, 'customer')
    const { status, body } = await added(caller, await newPasskey(), 'Κινητό')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 200,
      data: {
        type: 'webauthn',
        id: expect.any(Number),
        name: 'Κινητό',
        is_passwordless: true,
        created_at: expect.any(Number),
        last_used_at: null,
      },
      meta: { recovery_codes_generated: true },
    })
    const second = await added(caller, await newPasskey(undefined, false))
    expect(second).toMatchObject({
      meta: { recovery_codes_generated: false },
      data: { is_passwordless: false, name: expect.stringMatching(/./) },
    })
  })

  it('leaves out those that are there', async () => {
    const { caller, passkey } = await owner()
    const { publicKey } = await creation(caller)
    expect(publicKey.excludeCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
  })

  it('takes each challenge once', async () => {
    const caller = await signedIn(upstream, 'customer')
    const options = await creation(caller)
    const first = await (await newPasskey()).register(options)
    const second = await (await newPasskey()).register(options)
    expect((await caller.post(keys, { credential: first })).status).toBe(200)
    const again = await caller.post(keys, { credential: second })
    expect(again).toMatchObject({ status: 400, errors: ['incorrect_code'] })
  })

  it('refuses another challenge, nonsense, and nothing', async () => {
    const caller = await signedIn(upstream, 'customer')
    const stale = await (await newPasskey()).register(await creation(caller))
    await creation(caller)
    const post = (body: object) => caller.post(keys, body)
    expect((await post({ credential: stale })).errors).toEqual(['incorrect_code'])
    expect((await post({ credential: 5 })).errors).toEqual(['incorrect_code'])
    expect((await post({ credential: 'x' })).errors).toEqual(['invalid@credential'])
    expect((await post({ name: 'Κινητό' })).errors).toEqual(['required@credential'])
  })

  it('needs a recent proof', async () => {
    const caller = await signedIn(upstream, 'customer')
    const credential = await (await newPasskey()).register(await creation(caller))
    await upstream.advance(301)
    const late = await caller.post(keys, { credential })
    expect(late).toMatchObject({ status: 401, flows: ['reauthenticate'] })
  })
})

describe('keeping passkeys', () => {
  it('renames one', async () => {
    const { caller, id } = await owner()
    const renamed = await caller.put(keys, { id, name: 'Φορητός' })
    expect(renamed).toMatchObject({ status: 200, data: { id, name: 'Φορητός' } })
  })

  it.each([
    [{ name: 'Α' }, ['required@id']],
    [{ id: 999_999, name: 'Α' }, ['invalid_choice@id']],
    [{}, ['required@id', 'required@name']],
  ])('does not rename %j', async (body, errors) => {
    const { caller } = await owner()
    expect(await caller.put(keys, body)).toMatchObject({ status: 400, errors })
  })

  it('refuses a name that is too long', async () => {
    const { caller, id } = await owner()
    const answer = await caller.put(keys, { id, name: 'α'.repeat(101) })
    expect(answer.errors).toEqual(['max_length@name'])
  })

  it('removes one, and the recovery codes with the last', async () => {
    const { caller, id } = await owner()
    expect((await caller.remove(keys, { authenticators: [id] })).body).toEqual({ status: 200 })
    expect((await caller.get('/account/authenticators')).data).toEqual([])
  })

  it.each([
    [{}, ['required@authenticators']],
    [{ authenticators: [999_999] }, ['invalid_choice@authenticators']],
  ])('does not remove %j', async (body, errors) => {
    const { caller } = await owner()
    expect(await caller.remove(keys, body)).toMatchObject({ status: 400, errors })
  })

  it('belongs to its owner', async () => {
    const { id } = await owner()
    const stranger = await signedIn(upstream, 'twofactor')
    const renamed = await stranger.put(keys, { id, name: 'Α' })
    expect(renamed.errors).toEqual(['invalid_choice@id'])
    const removed = await stranger.remove(keys, { authenticators: [id] })
    expect(removed.errors).toEqual(['invalid_choice@authenticators'])
  })

  it.each(['put', 'remove'] as const)('needs a recent proof to %s one', async (verb) => {
    const { caller, id } = await owner()
    await upstream.advance(301)
    const body = verb === 'put' ? { id, name: 'Α' } : { authenticators: [id] }
    expect(await caller[verb](keys, body)).toMatchObject({
      status: 401,
      flows: ['reauthenticate', 'mfa_reauthenticate'],
    })
  })
})

describe('sign-in with a passkey alone', () => {
  const path = '/auth/webauthn/login'

  it('asks for any passkey of the site, and hands out a session token', async () => {
    const visitor = newCaller(upstream)
    const { status, meta, data } = await visitor.get(path)
    expect(status).toBe(200)
    expect(meta).toEqual({ session_token: expect.any(String) })
    expect(data).toMatchObject({
      request_options: { publicKey: { rpId: 'localhost', userVerification: 'preferred' } },
    })
    const { publicKey } = await request(visitor, path)
    expect(publicKey.allowCredentials ?? []).toEqual([])
  })

  it('is done with it: both tokens, and no second factor', async () => {
    const { passkey } = await owner()
    const visitor = newCaller(upstream)
    const credential = await passkey.prove(await request(visitor, path))
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

  it('refuses what was signed for another challenge, or twice', async () => {
    const { passkey } = await owner()
    const visitor = newCaller(upstream)
    const credential = await passkey.prove(await request(visitor, path))
    await request(visitor, path)
    const errors = ['incorrect_code@credential']
    expect(await visitor.post(path, { credential })).toMatchObject({ status: 400, errors })
    expect((await visitor.post(path, {})).errors).toEqual(['required@credential'])
    expect((await visitor.post(path, { credential: { id: 'x' } })).errors).toEqual(errors)
    expect((await visitor.post(path, { credential: 'x' })).errors).toEqual(['invalid@credential'])
  })

  it('refuses a passkey that nobody added', async () => {
    const { passkey } = await owner()
    const other = await newPasskey()
    const caller = await signedIn(upstream, 'twofactor')
    await other.register(await creation(caller))
    const visitor = newCaller(upstream)
    const credential = await other.prove(await request(visitor, path))
    expect((await visitor.post(path, { credential })).errors).toEqual(['incorrect_code@credential'])
    expect(passkey.id).not.toBe(other.id)
  })

  it('can be done over a session that is there', async () => {
    const { passkey } = await owner()
    const caller = await signedIn(upstream, 'superuser')
    const credential = await passkey.prove(await request(caller, path))
    const { status, data } = await caller.post(path, { credential })
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer } })
  })

  it('needs the session that asked', async () => {
    const { passkey } = await owner()
    const asked = newCaller(upstream)
    const credential = await passkey.prove(await request(asked, path))
    const answer = await newCaller(upstream).post(path, { credential })
    expect(answer).toMatchObject({ status: 400, errors: ['incorrect_code@credential'] })
  })
})

describe('passkey as the second factor', () => {
  const path = '/auth/webauthn/authenticate'

  it('is named last, asked for by its id, and ends the sign-in', async () => {
    const { passkey } = await owner()
    const visitor = newCaller(upstream)
    const login = await visitor.post('/auth/login', { email: people.customer, password })
    expect(login.types('mfa_authenticate')).toEqual(['recovery_codes', 'webauthn'])
    const options = await request(visitor, path)
    expect(options.publicKey.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
    const credential = await passkey.prove(options)
    const { status, meta, methods } = await visitor.post(path, { credential })
    expect(status).toBe(200)
    expect(meta.access_token).toMatch(/^[0-9a-f]{64}$/)
    expect(methods).toMatchObject([{ method: 'password' }, { method: 'mfa', type: 'webauthn' }])
    expect(methods[1]).not.toHaveProperty('passwordless')
  })

  it('is one of three (row 4)', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    await added(caller, await newPasskey())
    const visitor = newCaller(upstream)
    const login = await visitor.post('/auth/login', { email: people.twofactor, password })
    expect(login.types('mfa_authenticate')).toEqual(['recovery_codes', 'totp', 'webauthn'])
    await upstream.advance(30)
    const code = totpCode(totpSecret, upstream.now())
    expect((await visitor.post('/auth/2fa/authenticate', { code })).status).toBe(200)
  })

  it('refuses a proof that is not one', async () => {
    await owner()
    const visitor = newCaller(upstream)
    await visitor.post('/auth/login', { email: people.customer, password })
    const wrong = await (await newPasskey()).prove(await request(visitor, path))
    const answer = await visitor.post(path, { credential: wrong })
    expect(answer).toMatchObject({ status: 400, errors: ['incorrect_code@credential'] })
    expect((await visitor.post(path, {})).errors).toEqual(['required@credential'])
  })
})

describe('passkey as a fresh proof', () => {
  it('lets the next call through', async () => {
    const { caller, passkey, id } = await owner()
    await upstream.advance(301)
    const path = '/auth/webauthn/reauthenticate'
    const options = await request(caller, path)
    expect(options.publicKey.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
    const credential = await passkey.prove(options)
    const { status, meta, methods } = await caller.post(path, { credential })
    expect(status).toBe(200)
    expect(meta).toEqual({ is_authenticated: true })
    expect(methods.at(-1)).toMatchObject({ method: 'mfa', type: 'webauthn', reauthenticated: true })
    expect((await caller.put(keys, { id, name: 'Φορητός' })).status).toBe(200)
  })
})
