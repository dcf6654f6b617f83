import { newPassword, password, people } from './support/accounts'
import { type Caller, newCaller, signedIn } from './support/caller'
import { lastMail, mailedCode } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()
beforeEach(() => upstream.resetPasswordsBy('code'))
afterEach(() => upstream.reset())

const step = 'password_reset_by_code'
const wrong = '000000'
const conflict = { status: 409 }

async function asked(email: string = people.customer) {
  const visitor = newCaller(upstream)
  const answer = await visitor.post('/auth/password/request', { email })
  return { visitor, answer }
}

const look = (caller: Caller, key: string) =>
  caller.get('/auth/password/reset', { 'x-password-reset-key': key })
const reset = (caller: Caller, key: string, secret = newPassword) =>
  caller.post('/auth/password/reset', { key, password: secret })
const login = (secret: string, email: string = people.customer) =>
  newCaller(upstream).post('/auth/login', { email, password: secret })

describe('password reset by code', () => {
  it('is in the configuration and among the flows', async () => {
    const visitor = newCaller(upstream)
    const { data } = await visitor.get('/config')
    expect(data).toMatchObject({ account: { password_reset_by_code_enabled: true } })
    const { flows, pending } = await visitor.get('/auth/session')
    expect(flows.at(-1)).toBe(step)
    expect(pending).toEqual([])
  })

  it('is pending until a code of six digits, with a session token', async () => {
    const { visitor, answer } = await asked()
    expect(answer).toMatchObject({ status: 401, pending: [step] })
    expect(answer.flows.at(-1)).toBe(step)
    expect(answer.meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect(await mailedCode(upstream, people.customer)).toHaveLength(6)
    expect((await visitor.get('/auth/session')).pending).toEqual([step])
  })

  it('names the account of the code, which then sets the password', async () => {
    const { visitor } = await asked()
    const code = await mailedCode(upstream, people.customer)
    const seen = await look(visitor, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(seen).toMatchObject({ status: 200, data: { user: { email: people.customer } } })
    const done = await reset(visitor, code)
    expect(done).toMatchObject({ status: 401, pending: [] })
    expect(done.meta).toEqual({ is_authenticated: false })
    expect((await login(password)).status).toBe(400)
    expect((await login(newPassword)).status).toBe(200)
    expect((await reset(visitor, code)).body).toEqual(conflict)
  })

  it('ends at the third wrong code, read or used', async () => {
    const { visitor } = await asked()
    const code = await mailedCode(upstream, people.customer)
    const refused = { status: 400, errors: ['incorrect_code@key'] }
    expect(await look(visitor, wrong)).toMatchObject(refused)
    expect(await reset(visitor, wrong)).toMatchObject(refused)
    expect((await look(visitor, '')).errors).toEqual(['required@key'])
    expect((await look(visitor, code)).body).toEqual(conflict)
    expect((await reset(visitor, code)).body).toEqual(conflict)
    expect((await visitor.get('/auth/session')).pending).toEqual([])
  })

  it('enforces the password rules without counting an attempt', async () => {
    const { visitor } = await asked()
    const code = await mailedCode(upstream, people.customer)
    for (const weak of ['Qz7!k', 'Qz7!k', 'Qz7!k', 'Qz7!k']) {
      expect((await reset(visitor, code, weak)).errors).toEqual(['password_too_short@password'])
    }
    expect((await reset(visitor, code, '')).errors).toEqual(['required@password'])
    expect((await reset(visitor, code)).status).toBe(401)
  })

  it('expires after 3 minutes', async () => {
    const { visitor } = await asked()
    const code = await mailedCode(upstream, people.customer)
    await upstream.advance(181)
    expect((await look(visitor, code)).status).toBe(409)
    expect((await visitor.get('/auth/session')).pending).toEqual([])
  })

  it('accepts only the newest code, in the session that requested it', async () => {
    const { visitor } = await asked()
    const first = await mailedCode(upstream, people.customer)
    await visitor.post('/auth/password/request', { email: people.customer })
    const second = await mailedCode(upstream, people.customer)
    expect((await look(newCaller(upstream), second)).status).toBe(409)
    expect((await look(visitor, first)).status).toBe(400)
    expect((await look(visitor, second)).status).toBe(200)
  })

  it('looks the same for an unknown address, and never succeeds (A3-49)', async () => {
    const { visitor, answer } = await asked(people.stranger)
    const known = (await asked()).answer
    expect(answer.data).toEqual(known.data)
    expect(Object.keys(answer.meta)).toEqual(Object.keys(known.meta))
    const { text } = await lastMail(upstream, people.stranger)
    expect(text).not.toMatch(/^[A-Z0-9]{8}$/m)
    for (const _ of [1, 2, 3]) expect((await reset(visitor, wrong)).status).toBe(400)
    expect((await reset(visitor, wrong)).status).toBe(409)
  })

  it('also verifies the address', async () => {
    const { visitor } = await asked(people.unverified)
    await look(visitor, await mailedCode(upstream, people.unverified))
    expect((await login(password, people.unverified)).status).toBe(200)
  })

  it('is pending beside a step of signing in, listed after it', async () => {
    const { visitor } = await asked()
    const body = { email: people.twofactor, password }
    const { pending } = await visitor.post('/auth/login', body)
    expect(pending).toEqual(['mfa_authenticate', step])
  })

  it('is 409 without a request, also for keys of links', async () => {
    expect((await look(newCaller(upstream), wrong)).body).toEqual(conflict)
    expect((await reset(newCaller(upstream), '1-abc')).body).toEqual(conflict)
  })

  it('changes nothing while signed in', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post('/auth/password/request', { email: people.customer })
    expect(answer.status).toBe(200)
    expect(answer.meta.is_authenticated).toBe(true)
  })
})
