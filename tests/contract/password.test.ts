import { newPassword, password, people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { lastMail, mailCount, mailedCode, mailedKey } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

const login = (secret: string) =>
  newCaller(upstream).post('/auth/login', { email: people.customer, password: secret })

async function resetKey() {
  await newCaller(upstream).post('/auth/password/request', { email: people.customer })
  return mailedKey(upstream, people.customer, '/account/password/reset/key')
}

describe('password reset', () => {
  it('mails a link with `<uid>-<token>`', async () => {
    const visitor = newCaller(upstream)
    const asked = await visitor.post('/auth/password/request', { email: people.customer })
    expect(asked.body).toEqual({ status: 200 })
    const key = await mailedKey(upstream, people.customer, '/account/password/reset/key')
    expect(key).toMatch(/^[0-9a-z]+-[\w-]+$/)
  })

  it('answers the same for an unknown address', async () => {
    const visitor = newCaller(upstream)
    const asked = await visitor.post('/auth/password/request', { email: people.stranger })
    expect(asked.body).toEqual({ status: 200 })
    expect((await lastMail(upstream, people.stranger)).text).not.toMatch(/reset\/key/)
  })

  it('names the account of the key', async () => {
    const header = { 'x-password-reset-key': await resetKey() }
    const { status, data } = await newCaller(upstream).get('/auth/password/reset', header)
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: { email: people.customer, has_usable_password: true } })
  })

  it.each(['x', '1-abc', '1-d0abcd-0123456789abcdef0123456789abcdef', ''])(
    'refuses the key %p',
    async (key) => {
      const header = { 'x-password-reset-key': key }
      const error = key ? 'invalid_password_reset@key' : 'required@key'
      const look = await newCaller(upstream).get('/auth/password/reset', header)
      expect(look).toMatchObject({ status: 400, errors: [error] })
      const body = { key, password: newPassword }
      const use = await newCaller(upstream).post('/auth/password/reset', body)
      expect(use).toMatchObject({ status: 400, errors: [error] })
    },
  )

  it('answers 401 without pending flows, and the new password works', async () => {
    const visitor = newCaller(upstream)
    const key = await resetKey()
    const done = await visitor.post('/auth/password/reset', { key, password: newPassword })
    expect(done).toMatchObject({ status: 401, pending: [] })
    expect(done.meta).toEqual({ is_authenticated: false })
    expect((await login(password)).status).toBe(400)
    expect((await login(newPassword)).status).toBe(200)
  })

  it('accepts the key once', async () => {
    const key = await resetKey()
    const visitor = newCaller(upstream)
    await visitor.post('/auth/password/reset', { key, password: newPassword })
    const again = await visitor.post('/auth/password/reset', { key, password: 'alli-mia-lexi-9' })
    expect(again).toMatchObject({ status: 400, errors: ['invalid_password_reset@key'] })
  })

  it('enforces the password rules', async () => {
    const key = await resetKey()
    const use = (secret: string) =>
      newCaller(upstream).post('/auth/password/reset', { key, password: secret })
    expect((await use('123')).errors.sort()).toEqual([
      'password_entirely_numeric@password',
      'password_too_common@password',
      'password_too_short@password',
    ])
    expect((await use('customer1')).errors).toEqual(['password_too_similar@password'])
    expect((await use('')).errors).toEqual(['required@password'])
    expect((await use(newPassword)).status).toBe(401)
  })

  it('ends existing sessions', async () => {
    const caller = await signedIn(upstream, 'customer')
    const key = await resetKey()
    await newCaller(upstream).post('/auth/password/reset', { key, password: newPassword })
    expect((await caller.get('/auth/session')).status).toBe(401)
  })

  it('is possible for an account without a password', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/password/request', { email: people.social })
    expect(await mailCount(upstream, people.social)).toBe(1)
  })
})

describe('change of password', () => {
  const change = { current_password: password, new_password: newPassword }

  it('answers 401 when it succeeds, and ends all sessions, its own too', async () => {
    const here = await signedIn(upstream, 'customer')
    const there = await signedIn(upstream, 'customer')
    const { status, meta, pending } = await here.post('/account/password/change', change)
    expect([status, pending]).toEqual([401, []])
    expect(meta).toEqual({ is_authenticated: false })
    expect((await here.get('/auth/session')).status).toBe(410)
    expect((await there.get('/auth/session')).status).toBe(401)
    expect((await login(password)).status).toBe(400)
    expect((await login(newPassword)).status).toBe(200)
  })

  it.each([
    ['nothing', {}, ['required@current_password', 'required@new_password']],
    [
      'a wrong one',
      { ...change, current_password: 'x' },
      ['enter_current_password@current_password'],
    ],
    ['no current one', { new_password: newPassword }, ['required@current_password']],
    ['a short one', { ...change, new_password: 'Qz7!k' }, ['password_too_short@new_password']],
    [
      'a similar one',
      { ...change, new_password: 'customer1' },
      ['password_too_similar@new_password'],
    ],
  ])('refuses %s', async (_, body, errors) => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post('/account/password/change', body)
    expect(answer.status).toBe(400)
    expect([...answer.errors].sort()).toEqual(errors)
    expect((await caller.get('/auth/session')).status).toBe(200)
  })

  it('requires no current password when there is none', async () => {
    const visitor = newCaller(upstream)
    await visitor.post('/auth/code/request', { email: people.social })
    const code = await mailedCode(upstream, people.social)
    const signed = await visitor.post('/auth/code/confirm', { code })
    expect(signed.data).toMatchObject({ user: { has_usable_password: false } })
    const set = await visitor.post('/account/password/change', { new_password: newPassword })
    expect(set).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    const again = { email: people.social, password: newPassword }
    expect((await newCaller(upstream).post('/auth/login', again)).status).toBe(200)
  })
})
