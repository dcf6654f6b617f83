import { people, usernames } from './support/accounts'
import { signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'
import { newPasskey } from './support/passkey'
import { addPasskey, creationFor, passkeyOwner, passkeysPath } from './support/passkey-owner'

const upstream = upstreamOfFile()

describe('creating a passkey', () => {
  it.each([
    ['', 'discouraged', false],
    ['?passwordless', 'required', true],
    ['?passwordless=false', 'required', true],
  ])('uses options by the query %p', async (query, wanted, resident) => {
    const caller = await signedIn(upstream, 'customer')
    const { publicKey } = await creationFor(caller, passkeysPath + query)
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
    const { status, body } = await addPasskey(caller, newPasskey(), 'Κινητό')
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
    const second = await addPasskey(caller, newPasskey(false))
    expect(second).toMatchObject({
      meta: { recovery_codes_generated: false },
      data: { is_passwordless: false, name: expect.stringMatching(/./) },
    })
  })

  it('excludes the existing ones', async () => {
    const { caller, passkey } = await passkeyOwner(upstream)
    const { publicKey } = await creationFor(caller)
    expect(publicKey.excludeCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
  })

  it('accepts each challenge once', async () => {
    const caller = await signedIn(upstream, 'customer')
    const options = await creationFor(caller)
    const first = newPasskey().register(options)
    const second = newPasskey().register(options)
    expect((await caller.post(passkeysPath, { credential: first })).status).toBe(200)
    const again = await caller.post(passkeysPath, { credential: second })
    expect(again).toMatchObject({ status: 400, errors: ['incorrect_code'] })
  })

  it('refuses another challenge, garbage and an empty body', async () => {
    const caller = await signedIn(upstream, 'customer')
    const stale = newPasskey().register(await creationFor(caller))
    await creationFor(caller)
    const post = (body: object) => caller.post(passkeysPath, body)
    expect((await post({ credential: stale })).errors).toEqual(['incorrect_code'])
    expect((await post({ credential: 5 })).errors).toEqual(['incorrect_code'])
    expect((await post({ credential: 'x' })).errors).toEqual(['invalid@credential'])
    expect((await post({ name: 'Κινητό' })).errors).toEqual(['required@credential'])
  })

  it('requires a recent authentication', async () => {
    const caller = await signedIn(upstream, 'customer')
    const credential = newPasskey().register(await creationFor(caller))
    await upstream.advance(301)
    const late = await caller.post(passkeysPath, { credential })
    expect(late).toMatchObject({ status: 401, flows: ['reauthenticate'] })
  })
})

describe('managing passkeys', () => {
  it('renames one', async () => {
    const { caller, id } = await passkeyOwner(upstream)
    const renamed = await caller.put(passkeysPath, { id, name: 'Φορητός' })
    expect(renamed).toMatchObject({ status: 200, data: { id, name: 'Φορητός' } })
  })

  it.each([
    [{ name: 'Α' }, ['required@id']],
    [{ id: 999_999, name: 'Α' }, ['invalid_choice@id']],
    [{}, ['required@id', 'required@name']],
  ])('does not rename %j', async (body, errors) => {
    const { caller } = await passkeyOwner(upstream)
    expect(await caller.put(passkeysPath, body)).toMatchObject({ status: 400, errors })
  })

  it('refuses a name that is too long', async () => {
    const { caller, id } = await passkeyOwner(upstream)
    const answer = await caller.put(passkeysPath, { id, name: 'α'.repeat(101) })
    expect(answer.errors).toEqual(['max_length@name'])
  })

  it('removes one, and the recovery codes with the last', async () => {
    const { caller, id } = await passkeyOwner(upstream)
    expect((await caller.remove(passkeysPath, { authenticators: [id] })).body).toEqual({
      status: 200,
    })
    expect((await caller.get('/account/authenticators')).data).toEqual([])
  })

  it.each([
    [{}, ['required@authenticators']],
    [{ authenticators: [999_999] }, ['invalid_choice@authenticators']],
  ])('does not remove %j', async (body, errors) => {
    const { caller } = await passkeyOwner(upstream)
    expect(await caller.remove(passkeysPath, body)).toMatchObject({ status: 400, errors })
  })

  it('does not affect other accounts', async () => {
    const { id } = await passkeyOwner(upstream)
    const stranger = await signedIn(upstream, 'twofactor')
    const renamed = await stranger.put(passkeysPath, { id, name: 'Α' })
    expect(renamed.errors).toEqual(['invalid_choice@id'])
    const removed = await stranger.remove(passkeysPath, { authenticators: [id] })
    expect(removed.errors).toEqual(['invalid_choice@authenticators'])
  })

  it.each(['put', 'remove'] as const)(
    'requires a recent authentication to %s one',
    async (verb) => {
      const { caller, id } = await passkeyOwner(upstream)
      await upstream.advance(301)
      const body = verb === 'put' ? { id, name: 'Α' } : { authenticators: [id] }
      expect(await caller[verb](passkeysPath, body)).toMatchObject({
        status: 401,
        flows: ['reauthenticate', 'mfa_reauthenticate'],
      })
    },
  )
})
