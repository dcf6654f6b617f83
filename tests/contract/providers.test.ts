import { newPassword, people, providerPeople } from './parts/accounts'
import { type Caller, newCaller, signedIn } from './parts/caller'
import { mailCount, mailedCode } from './parts/mail-box'
import { openUpstream } from './parts/open-upstream'
import type { UpstreamUnderTest } from './parts/upstream-under-test'

let upstream: UpstreamUnderTest
beforeAll(async () => {
  upstream = await openUpstream()
})
beforeEach(() => upstream.reset())
afterAll(() => upstream.close())

const path = '/auth/provider/token'
const email = 'nefeli.korre@example.gr'
const socialUid = providerPeople.social.sub
const newcomerUid = providerPeople.newcomer.sub

type Person = keyof typeof providerPeople

async function withToken(caller: Caller, person: Person, process = 'login') {
  const { id: provider, clientId: client_id, idToken } = upstream.provider
  const token = { client_id, id_token: await idToken(person) }
  return caller.post(path, { provider, process, token })
}

describe('sign-in with a provider', () => {
  it('knows its people again: both tokens', async () => {
    const visitor = newCaller(upstream)
    const { status, meta, methods, data } = await withToken(visitor, 'social')
    expect(status).toBe(200)
    expect(Object.keys(meta).sort()).toEqual(['access_token', 'is_authenticated', 'session_token'])
    expect(methods).toEqual([
      {
        method: 'socialaccount',
        at: expect.any(Number),
        provider: upstream.provider.id,
        uid: socialUid,
      },
    ])
    expect(data).toMatchObject({ user: { email: people.social, has_usable_password: false } })
  })

  it('signs a newcomer up where the provider vouches for the address', async () => {
    const { status, data } = await withToken(newCaller(upstream), 'newcomer')
    expect(status).toBe(200)
    const user = { email: providerPeople.newcomer.email, has_usable_password: false }
    expect(data).toMatchObject({ user })
  })

  it('verifies the address where it does not (row 17)', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(visitor, 'unsure')
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    const key = await mailedCode(upstream, providerPeople.unsure.email)
    expect((await visitor.post('/auth/email/verify', { key })).status).toBe(200)
  })

  it('asks for an address where there is none (row 17)', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(visitor, 'nameless')
    expect(answer).toMatchObject({ status: 401, pending: ['provider_signup'] })
    expect(answer.meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect(answer.flows).toEqual([
      'login',
      'login_by_code',
      'signup',
      'provider_token',
      'provider_signup',
      'mfa_login_webauthn',
    ])
    const named = await visitor.post('/auth/provider/signup', { email })
    expect(named).toMatchObject({ status: 401, pending: ['verify_email'] })
    const key = await mailedCode(upstream, email)
    const done = await visitor.post('/auth/email/verify', { key })
    expect(done).toMatchObject({ status: 200, data: { user: { email } } })
  })

  it('joins the account whose verified address the provider vouches for', async () => {
    const visitor = newCaller(upstream)
    const { status, data } = await withToken(visitor, 'customer')
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer, has_usable_password: true } })
    const { data: accounts } = await visitor.get('/account/providers')
    expect(accounts).toMatchObject([{ uid: providerPeople.customer.sub }])
  })

  it('does not join it where the provider does not vouch', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(visitor, 'impostor')
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    expect(await mailCount(upstream, people.customer)).toBe(1)
    const wrong = await visitor.post('/auth/email/verify', { key: 'CCCCCC' })
    expect(wrong.errors).toEqual(['incorrect_code@key'])
  })

  it('goes on to the second factor', async () => {
    const answer = await withToken(newCaller(upstream), 'twofactor')
    expect(answer).toMatchObject({ status: 401, pending: ['mfa_authenticate'] })
  })

  it('refuses tokens that are none', async () => {
    const { id: provider, clientId: client_id } = upstream.provider
    const post = (body: object) => newCaller(upstream).post(path, body)
    const login = { provider, process: 'login' }
    expect((await post({})).errors.sort()).toEqual([
      'invalid_token@token',
      'required@process',
      'required@provider',
      'required@token',
    ])
    expect((await post({ ...login, token: 'x' })).errors).toEqual(['invalid_token@token'])
    expect((await post({ ...login, token: { id_token: 'x' } })).errors).toEqual([
      'client_id_required@token',
    ])
    expect((await post({ ...login, token: { client_id } })).errors).toEqual([
      'token_required@token',
    ])
    expect((await post({ ...login, token: { client_id, id_token: 'x.y.z' } })).errors).toEqual([
      'invalid_token@token',
    ])
    const other = { client_id: 'other', id_token: 'x.y.z' }
    expect((await post({ ...login, token: other })).errors).toEqual(['invalid_token@token'])
    expect((await post({ ...login, process: 'x', token: { client_id } })).errors).toContain(
      'invalid_choice@process',
    )
    const stranger = { ...login, provider: 'nobody', token: { client_id, id_token: 'x' } }
    expect((await post(stranger)).errors).toEqual(['invalid_token@token'])
  })
})

describe('sign-up that a provider began', () => {
  it.each([
    [{}, 'required@email'],
    [{ email: 'x' }, 'invalid@email'],
  ])('refuses %j', async (body, error) => {
    const visitor = newCaller(upstream)
    await withToken(visitor, 'nameless')
    const answer = await visitor.post('/auth/provider/signup', body)
    expect(answer).toMatchObject({ status: 400, errors: [error] })
  })

  it('does not tell whether an address is known', async () => {
    const visitor = newCaller(upstream)
    await withToken(visitor, 'nameless')
    const answer = await visitor.post('/auth/provider/signup', { email: people.customer })
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
  })

  it('is a conflict where none is under way', async () => {
    const answer = await newCaller(upstream).post('/auth/provider/signup', { email })
    expect(answer.body).toEqual({ status: 409 })
  })
})

describe('accounts with providers', () => {
  const list = '/account/providers'
  const provider = () => upstream.provider.id

  it('are connected and listed', async () => {
    const caller = await signedIn(upstream, 'customer')
    const connected = await withToken(caller, 'newcomer', 'connect')
    expect(connected.status).toBe(200)
    expect(connected.meta).toEqual({ is_authenticated: true })
    const { data } = await caller.get(list)
    expect(data).toEqual([
      {
        uid: newcomerUid,
        display: expect.any(String),
        provider: expect.objectContaining({ id: provider(), flows: expect.any(Array) }),
      },
    ])
  })

  it("are not connected where they are somebody else's", async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await withToken(caller, 'social', 'connect')
    expect(answer).toMatchObject({ status: 400, errors: ['connected_other'] })
  })

  it('are disconnected', async () => {
    const caller = await signedIn(upstream, 'customer')
    await withToken(caller, 'newcomer', 'connect')
    const body = { provider: provider(), account: newcomerUid }
    expect((await caller.remove(list, body)).body).toEqual({ status: 200, data: [] })
  })

  it('stay where they are the only way in', async () => {
    const visitor = newCaller(upstream)
    await withToken(visitor, 'social')
    const body = { provider: provider(), account: socialUid }
    const refused = await visitor.remove(list, body)
    expect(refused).toMatchObject({ status: 400, errors: ['no_password'] })
    await visitor.post('/account/password/change', { new_password: newPassword })
    expect((await visitor.remove(list, body)).status).toBe(200)
  })

  it.each([
    [{}, ['required@account', 'required@provider']],
    [{ provider: 'nobody', account: 'x' }, ['account_not_found']],
  ])('are not disconnected with %j', async (body, errors) => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.remove(list, body)
    expect(answer.status).toBe(400)
    expect([...answer.errors].sort()).toEqual(errors)
  })

  it('never ask their people for another proof', async () => {
    const visitor = newCaller(upstream)
    await withToken(visitor, 'social')
    await upstream.advance(301)
    expect((await visitor.get('/account/authenticators/webauthn')).status).toBe(200)
  })
})
