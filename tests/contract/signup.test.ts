import { newPassword, people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { lastMail, mailCount, mailedCode, otherCode } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

const email = 'nefeli.korre@example.gr'
/** What the service makes of the address; the shop's API adds six hexadecimal digits. */
const madeName = expect.stringMatching(/^nefeli\.korre(?:-[0-9a-f]{6})?$/)

async function signedUp(address = email) {
  const visitor = newCaller(upstream)
  const answer = await visitor.post('/auth/signup', { email: address, password: newPassword })
  return { visitor, answer }
}

describe('sign-up', () => {
  it('is pending until the address is verified by a mailed code', async () => {
    const { answer } = await signedUp()
    expect(answer.status).toBe(401)
    expect(answer.pending).toEqual(['verify_email'])
    expect(answer.meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect(answer.flows.at(-1)).toBe('verify_email')
    expect(await mailCount(upstream, email)).toBe(1)
  })

  it('ends with the code: both tokens and a verified address', async () => {
    const { visitor } = await signedUp()
    const before = visitor.token
    const key = await mailedCode(upstream, email)
    const { status, data, meta } = await visitor.post('/auth/email/verify', { key })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      user: { email, display: madeName, has_usable_password: true, username: madeName },
      methods: [],
    })
    expect(meta.session_token).not.toBe(before)
    expect(meta.access_token).toMatch(/^[0-9a-f]{64}$/)
    const addresses = (await visitor.get('/account/email')).data
    expect(addresses).toEqual([{ email, verified: true, primary: true }])
  })

  it('stores the address in lower case', async () => {
    const { visitor } = await signedUp('Nefeli.KORRE@Example.GR')
    const key = await mailedCode(upstream, email)
    const { data } = await visitor.post('/auth/email/verify', { key })
    expect(data).toMatchObject({ user: { email } })
  })

  it.each([
    ['nothing', {}, ['required@email', 'required@password']],
    ['an invalid address', { email: 'x', password: newPassword }, ['invalid@email']],
    ['a short password', { email, password: 'Qz7!k' }, ['password_too_short@password']],
    ['a common one', { email, password: 'password123' }, ['password_too_common@password']],
    ['digits only', { email, password: '52837461902' }, ['password_entirely_numeric@password']],
    [
      'short common digits',
      { email, password: '12345' },
      [
        'password_entirely_numeric@password',
        'password_too_common@password',
        'password_too_short@password',
      ],
    ],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await newCaller(upstream).post('/auth/signup', body)
    expect(answer.status).toBe(400)
    expect([...answer.errors].sort()).toEqual(errors)
    expect(await mailCount(upstream, email)).toBe(0)
  })

  it('does not compare the password with the address (only a change of it does)', async () => {
    const visitor = newCaller(upstream)
    const answer = await visitor.post('/auth/signup', { email, password: 'nefeli.korre' })
    expect(answer.status).toBe(401)
  })

  it('looks the same for a known address, notifies its owner, and never succeeds', async () => {
    const known = await signedUp(people.customer)
    const fresh = await signedUp()
    expect(known.answer.status).toBe(fresh.answer.status)
    expect(known.answer.data).toEqual(fresh.answer.data)
    expect(Object.keys(known.answer.meta)).toEqual(Object.keys(fresh.answer.meta))
    expect((await lastMail(upstream, people.customer)).text).not.toMatch(/^[A-Z0-9]{6}$/m)
    const session = await known.visitor.get('/auth/session')
    expect(session.data).toEqual((await fresh.visitor.get('/auth/session')).data)
    for (const _ of [1, 2, 3]) {
      const wrong = await known.visitor.post('/auth/email/verify', { key: '000000' })
      expect(wrong.errors).toEqual(['incorrect_code@key'])
    }
    expect((await known.visitor.post('/auth/email/verify', { key: '000000' })).status).toBe(409)
  })

  it('is 409 while signed in', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post('/auth/signup', { email, password: newPassword })
    expect(answer.body).toEqual({ status: 409 })
  })

  it('gives a second account another user name', async () => {
    const visitor = newCaller(upstream)
    const other = 'maria.karra@allou.example'
    await visitor.post('/auth/signup', { email: other, password: newPassword })
    const key = await mailedCode(upstream, other)
    const { data } = await visitor.post('/auth/email/verify', { key })
    expect(data).toMatchObject({ user: { username: expect.stringMatching(/^maria\.karra.+/) } })
  })
})

describe('verification code', () => {
  it('can be checked before it is used', async () => {
    const { visitor } = await signedUp()
    const key = await mailedCode(upstream, email)
    const header = { 'x-email-verification-key': key }
    const { status, data, meta } = await visitor.get('/auth/email/verify', header)
    expect(status).toBe(200)
    expect(data).toMatchObject({ email, user: { email } })
    expect(meta).toEqual({ is_authenticating: true })
    expect((await visitor.post('/auth/email/verify', { key })).status).toBe(200)
  })

  it('counts wrong checks like wrong uses', async () => {
    const { visitor } = await signedUp()
    const right = await mailedCode(upstream, email)
    const header = { 'x-email-verification-key': otherCode(right) }
    const wrong = await visitor.get('/auth/email/verify', header)
    expect(wrong).toMatchObject({ status: 400, errors: ['incorrect_code@key'] })
    await visitor.get('/auth/email/verify', header)
    await visitor.get('/auth/email/verify', header)
    expect((await visitor.post('/auth/email/verify', { key: right })).status).toBe(409)
  })

  it('is void after three wrong ones', async () => {
    const { visitor } = await signedUp()
    const right = await mailedCode(upstream, email)
    for (const _ of [1, 2, 3]) {
      const wrong = await visitor.post('/auth/email/verify', { key: otherCode(right) })
      expect(wrong).toMatchObject({ status: 400, errors: ['incorrect_code@key'] })
    }
    expect((await visitor.post('/auth/email/verify', { key: right })).body).toEqual({ status: 409 })
    expect((await visitor.get('/auth/session')).pending).toEqual([])
  })

  it('is required', async () => {
    const { visitor } = await signedUp()
    expect((await visitor.post('/auth/email/verify', {})).errors).toEqual(['required@key'])
  })

  it('expires after 5 minutes', async () => {
    const { visitor } = await signedUp()
    const key = await mailedCode(upstream, email)
    await upstream.advance(301)
    expect((await visitor.post('/auth/email/verify', { key })).status).toBe(409)
  })

  it('is 409 in other sessions', async () => {
    await signedUp()
    const key = await mailedCode(upstream, email)
    const stranger = newCaller(upstream)
    expect((await stranger.post('/auth/email/verify', { key })).body).toEqual({ status: 409 })
    const header = { 'x-email-verification-key': key }
    expect((await stranger.get('/auth/email/verify', header)).status).toBe(409)
  })

  it('is not mailed again on request', async () => {
    const { visitor } = await signedUp()
    expect((await visitor.post('/auth/email/verify/resend')).body).toEqual({ status: 409 })
  })

  it('is mailed anew with each sign-in', async () => {
    await signedUp()
    await upstream.advance(11)
    const visitor = newCaller(upstream)
    const again = await visitor.post('/auth/login', { email, password: newPassword })
    expect(again).toMatchObject({ status: 401, pending: ['verify_email'] })
    const key = await mailedCode(upstream, email)
    expect((await visitor.post('/auth/email/verify', { key })).status).toBe(200)
  })
})
