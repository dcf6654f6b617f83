import { people, providerPeople } from './support/accounts'
import { newCaller } from './support/caller'
import { mailCount, mailedCode } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'
import { providerTokenPath, withToken } from './support/provider-token'

const upstream = upstreamOfFile()

const email = 'nefeli.korre@example.gr'
const socialUid = providerPeople.social.sub

describe('sign-in with a provider', () => {
  it('signs in a connected account with both tokens', async () => {
    const visitor = newCaller(upstream)
    const { status, meta, methods, data } = await withToken(upstream, visitor, 'social')
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

  it('signs up a new person with a verified address', async () => {
    const { status, data } = await withToken(upstream, newCaller(upstream), 'newcomer')
    expect(status).toBe(200)
    const user = { email: providerPeople.newcomer.email, has_usable_password: false }
    expect(data).toMatchObject({ user })
  })

  it('requires verification of an unverified address', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(upstream, visitor, 'unsure')
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    const key = await mailedCode(upstream, providerPeople.unsure.email)
    expect((await visitor.post('/auth/email/verify', { key })).status).toBe(200)
  })

  it('requires an address when there is none (R285)', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(upstream, visitor, 'nameless')
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

  it('connects the account with the same verified address', async () => {
    const visitor = newCaller(upstream)
    const { status, data } = await withToken(upstream, visitor, 'customer')
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer, has_usable_password: true } })
    const { data: accounts } = await visitor.get('/account/providers')
    expect(accounts).toMatchObject([{ uid: providerPeople.customer.sub }])
  })

  it('does not connect it by an unverified address', async () => {
    const visitor = newCaller(upstream)
    const answer = await withToken(upstream, visitor, 'impostor')
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
    expect(await mailCount(upstream, people.customer)).toBe(1)
    const wrong = await visitor.post('/auth/email/verify', { key: '000000' })
    expect(wrong.errors).toEqual(['incorrect_code@key'])
  })

  it('continues with the second factor', async () => {
    const answer = await withToken(upstream, newCaller(upstream), 'twofactor')
    expect(answer).toMatchObject({ status: 401, pending: ['mfa_authenticate'] })
  })

  it('refuses invalid tokens', async () => {
    const { id: provider, clientId: client_id } = upstream.provider
    const post = (body: object) => newCaller(upstream).post(providerTokenPath, body)
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

describe('sign-up begun by a provider', () => {
  it.each([
    [{}, 'required@email'],
    [{ email: 'x' }, 'invalid@email'],
  ])('refuses %j', async (body, error) => {
    const visitor = newCaller(upstream)
    await withToken(upstream, visitor, 'nameless')
    const answer = await visitor.post('/auth/provider/signup', body)
    expect(answer).toMatchObject({ status: 400, errors: [error] })
  })

  it('does not reveal whether an address is known', async () => {
    const visitor = newCaller(upstream)
    await withToken(upstream, visitor, 'nameless')
    const answer = await visitor.post('/auth/provider/signup', { email: people.customer })
    expect(answer).toMatchObject({ status: 401, pending: ['verify_email'] })
  })

  it('is 409 when none is pending', async () => {
    const answer = await newCaller(upstream).post('/auth/provider/signup', { email })
    expect(answer.body).toEqual({ status: 409 })
  })
})
