import * as z from 'zod/mini'
import { signedInAnswer, signedOutAnswer } from '../../contract/allauth/session-answer'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const credentials = { email, password: demoPassword }
const logIn = (body: unknown = credentials, client = authClient(emulator)) =>
  client.call('POST', '/auth/login', body)

describe('login by password', () => {
  it('signs in with both tokens, in the shape of the API contract', async () => {
    const client = authClient(emulator)
    const answer = await logIn(credentials, client)
    const { data, meta } = z.parse(signedInAnswer, answer)
    expect(data.user).toMatchObject({ email, has_usable_password: true, username: 'maria.karra' })
    expect(data.methods).toEqual([
      { method: 'password', at: emulator.clock.at.getTime() / 1000, email },
    ])
    expect(meta.session_token).toMatch(/^[a-z0-9]{32}$/)
    expect(meta.access_token).toMatch(/^[0-9a-f]{64}$/)
    const session = await client.call('GET', '/auth/session')
    expect(session.status).toBe(200)
    expect(session.meta).toEqual({ is_authenticated: true })
  })

  it('is 409 while signed in, but reports invalid bodies first', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    expect((await logIn(credentials, client)).status).toBe(409)
    expect((await logIn({}, client)).status).toBe(400)
  })

  it.each([
    [{}, ['required@email', 'required@password']],
    [{ email: 'nobody', password: 'x' }, ['invalid@email']],
    [{ username: 'maria.karra', password: 'x' }, ['required@email']],
    [{ email: 'a@b.gr', password: '   ' }, ['required@password']],
    [{ email: 'a@b.gr', password: 'a\0b' }, ['null_characters_not_allowed@password']],
    [{ email, password: 'λάθος' }, ['email_password_mismatch@password']],
    [{ email: 'nobody@example.gr', password: 'x' }, ['email_password_mismatch@password']],
    [{ email: 'social@example.gr', password: '' }, ['required@password']],
    [{ email: 'social@example.gr', password: 'x' }, ['email_password_mismatch@password']],
  ])('%j is refused with %j', async (body, codes) => {
    const answer = await logIn(body)
    expect(answer.status).toBe(400)
    expect(errorsIn(answer)).toEqual(codes)
    expect(answer.errors?.[0]?.message).toMatch(/\p{Script=Greek}/u)
    expect(answer.meta).toBeUndefined()
  })

  it('hashes once whether or not the address is known or has a password', async () => {
    const counts = []
    for (const who of [email, 'nobody@example.gr', 'social@example.gr']) {
      const before = emulator.passwords.calls
      await logIn({ email: who, password: 'λάθος' })
      counts.push(emulator.passwords.calls - before)
    }
    expect(counts).toEqual([1, 1, 1])
  })

  it('waits for verification of an unverified address and continues with the code', async () => {
    const client = authClient(emulator)
    const unverified = 'unverified@example.gr'
    const answer = await logIn({ ...credentials, email: unverified }, client)
    expect(z.parse(signedOutAnswer, answer).meta.is_authenticated).toBe(false)
    expect(pendingIn(answer)).toEqual(['verify_email'])
    expect(answer.meta?.session_token).toBeDefined()
    expect(answer.meta?.access_token).toBeUndefined()
    const key = await codeFor(emulator, unverified)
    const verified = await client.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(200)
    expect(verified.meta?.session_token).not.toBe(answer.meta?.session_token)
    expect(verified.meta?.access_token).toBeDefined()
  })

  it('sends no second code within ten seconds', async () => {
    const body = { ...credentials, email: 'unverified@example.gr' }
    await logIn(body)
    expect(errorsIn(await logIn(body))).toEqual(['too_many_login_attempts'])
    passTime(emulator, 10)
    expect((await logIn(body)).status).toBe(401)
    expect(await mailsTo(emulator, body.email)).toHaveLength(2)
  })

  it('lives 900 s between its steps', async () => {
    const client = authClient(emulator)
    await logIn({ ...credentials, email: 'unverified@example.gr' }, client)
    passTime(emulator, 900)
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual(['verify_email'])
    passTime(emulator, 1)
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual([])
  })
})

describe('limits', () => {
  const wrong = { email, password: 'λάθος' }

  it('refuse the sixth wrong password for an address within 300 s, even the right one', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      expect(errorsIn(await logIn(wrong))).toEqual(['email_password_mismatch@password'])
    }
    const before = emulator.passwords.calls
    expect(errorsIn(await logIn())).toEqual(['too_many_login_attempts'])
    expect(emulator.passwords.calls).toBe(before)
    passTime(emulator, 300)
    expect((await logIn()).status).toBe(200)
  })

  it('clear wrong passwords after a successful login', async () => {
    for (let tried = 0; tried < 4; tried += 1) await logIn(wrong)
    expect((await logIn()).status).toBe(200)
    for (let tried = 0; tried < 4; tried += 1) await logIn(wrong)
    expect((await logIn()).status).toBe(200)
  })

  it('answer 429 to the 31st attempt of one client within a minute', async () => {
    for (let tried = 0; tried < 30; tried += 1) expect((await logIn({})).status).toBe(400)
    expect((await logIn({})).status).toBe(429)
    expect((await logIn({}, authClient(emulator, '192.0.2.2'))).status).toBe(400)
    passTime(emulator, 60)
    expect((await logIn({})).status).toBe(400)
  })

  it('can be disabled', async () => {
    await emulator.send('/switches/limits', { enabled: false })
    for (let tried = 0; tried < 12; tried += 1) {
      expect(errorsIn(await logIn(wrong))).toEqual(['email_password_mismatch@password'])
    }
    await emulator.send('/switches/limits', { enabled: true })
  })
})

describe('reauthentication by password', () => {
  it('adds a method and issues no token', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const answer = await client.call('POST', '/auth/reauthenticate', { password: demoPassword })
    const { data, meta } = z.parse(signedInAnswer, answer)
    expect(data.methods).toHaveLength(2)
    expect(data.methods[1]).toMatchObject({ method: 'password', reauthenticated: true })
    expect(meta).toEqual({ is_authenticated: true })
  })

  it('refuses a wrong password, an anonymous session and the eleventh attempt', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const again = (password: unknown) => client.call('POST', '/auth/reauthenticate', { password })
    expect(errorsIn(await again('λάθος'))).toEqual(['incorrect_password@password'])
    expect(errorsIn(await again(''))).toEqual(['required@password'])
    for (let tried = 0; tried < 8; tried += 1) await again('')
    expect((await again('')).status).toBe(429)
    const stranger = await authClient(emulator).call('POST', '/auth/reauthenticate', {})
    expect(stranger.status).toBe(401)
  })
})
