import * as z from 'zod/mini'
import { passwordReset } from '../../contract/allauth/key-checks'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const password = 'neos kodikos 2027'
const request = (who = email, client = authClient(emulator)) =>
  client.call('POST', '/auth/password/request', { email: who })
const reset = (key: unknown, other: unknown = password, client = authClient(emulator)) =>
  client.call('POST', '/auth/password/reset', { key, password: other })
const logIn = (body: object) => authClient(emulator).call('POST', '/auth/login', body)

async function keySent(): Promise<string> {
  await request()
  return linkKeyFor(emulator, email)
}

describe('password reset', () => {
  it('answers 401 without pending flows, and the new password works', async () => {
    const key = await keySent()
    expect(key).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{32}$/)
    const [mail] = await mailsTo(emulator, email)
    expect(mail?.link).toBe(`https://stagona.example/account/password/reset/key/${key}`)
    const shown = await authClient(emulator).call('GET', '/auth/password/reset', undefined, {
      'x-password-reset-key': key,
    })
    expect(z.parse(passwordReset, shown).data.user.email).toBe(email)
    const done = await reset(key)
    expect(done.status).toBe(401)
    expect(pendingIn(done)).toEqual([])
    expect(done.meta).toEqual({ is_authenticated: false })
    expect((await logIn({ email, password })).status).toBe(200)
    expect(errorsIn(await logIn({ email, password: demoPassword }))).toEqual([
      'email_password_mismatch@password',
    ])
    expect((await mailsTo(emulator, email))[0]).toMatchObject({ kind: 'passwordChanged' })
  })

  it('ends other sessions: anonymous at first, then 410', async () => {
    const elsewhere = await signedInClient(emulator, email, demoPassword)
    await reset(await keySent())
    expect((await elsewhere.call('GET', '/auth/session')).status).toBe(401)
    expect((await elsewhere.call('GET', '/auth/session')).status).toBe(410)
  })

  it('accepts a key once, and only before a sign-in', async () => {
    const key = await keySent()
    await reset(key)
    expect(errorsIn(await reset(key))).toEqual(['invalid_password_reset@key'])
    const second = await keySent()
    await logIn({ email, password })
    expect(errorsIn(await reset(second))).toEqual(['invalid_password_reset@key'])
  })

  it.each(['', 'x', '1-abc-def', `1-abc-${'0'.repeat(32)}`])('refuses the key %j', async (key) => {
    const code = key ? 'invalid_password_reset@key' : 'required@key'
    const shown = await authClient(emulator).call('GET', '/auth/password/reset', undefined, {
      'x-password-reset-key': key,
    })
    expect(errorsIn(shown)).toEqual([code])
    expect(errorsIn(await reset(key))).toEqual([code])
  })

  it('refuses a key after three days', async () => {
    const key = await keySent()
    passTime(emulator, 3 * 86_400 + 1)
    expect(errorsIn(await reset(key))).toEqual(['invalid_password_reset@key'])
  })

  it('refuses weak passwords and those similar to their owner', async () => {
    const key = await keySent()
    expect(errorsIn(await reset(key, ''))).toEqual(['required@password'])
    expect(errorsIn(await reset(key, 'kati7'))).toEqual(['password_too_short@password'])
    expect(errorsIn(await reset(key, 'maria.karra'))).toEqual(['password_too_similar@password'])
    expect(errorsIn(await reset(key, 'customer.example'))).toEqual([
      'password_too_similar@password',
    ])
  })

  it('answers the same for an unknown address', async () => {
    expect(await request('nobody@example.gr')).toEqual(await request())
    expect((await mailsTo(emulator, 'nobody@example.gr'))[0]?.kind).toBe('unknownAccount')
    expect(errorsIn(await request(''))).toEqual(['required@email'])
    expect(errorsIn(await request('nobody'))).toEqual(['invalid@email'])
  })

  it('sets a password for an account without one', async () => {
    await request('social@example.gr')
    await reset(await linkKeyFor(emulator, 'social@example.gr'))
    expect((await logIn({ email: 'social@example.gr', password })).status).toBe(200)
  })

  it('is limited by address and by client', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await request()).status).toBe(200)
    expect((await request()).status).toBe(429)
    for (let tried = 0; tried < 20; tried += 1) expect((await reset('x')).status).toBe(400)
    expect((await reset('x')).status).toBe(429)
    passTime(emulator, 60)
    expect((await request()).status).toBe(200)
  })
})

describe('change of password', () => {
  const change = (client: ReturnType<typeof authClient>, body: object) =>
    client.call('POST', '/account/password/change', body)

  it('continues under a new key without a new access token; other sessions end', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const elsewhere = await signedInClient(emulator, email, demoPassword)
    const before = client.token
    const body = { current_password: demoPassword, new_password: password }
    const changed = await change(client, body)
    expect(changed.status).toBe(200)
    expect(changed.meta?.session_token).not.toBe(before)
    expect(changed.meta?.access_token).toBeUndefined()
    expect((await client.call('GET', '/auth/session')).status).toBe(200)
    expect((await client.call('GET', '/auth/sessions')).data).toHaveLength(1)
    expect((await elsewhere.call('GET', '/auth/session')).status).toBe(401)
    expect((await elsewhere.call('GET', '/auth/session')).status).toBe(410)
    expect((await logIn({ email, password })).status).toBe(200)
  })

  it('reports errors by field', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    expect(errorsIn(await change(client, {}))).toEqual([
      'required@current_password',
      'required@new_password',
    ])
    const wrong = { current_password: 'λάθος', new_password: 'maria.karra' }
    expect(errorsIn(await change(client, wrong))).toEqual([
      'enter_current_password@current_password',
      'password_too_similar@new_password',
    ])
    for (let tried = 0; tried < 3; tried += 1) await change(client, {})
    expect((await change(client, {})).status).toBe(429)
    expect((await change(authClient(emulator), {})).status).toBe(401)
  })

  it('requires no old password when there is none', async () => {
    const client = authClient(emulator)
    await client.call('POST', '/auth/code/request', { email: 'social@example.gr' })
    const [mail] = await mailsTo(emulator, 'social@example.gr')
    await client.call('POST', '/auth/code/confirm', { code: mail?.code })
    expect(
      errorsIn(await change(client, { current_password: 'x', new_password: password })),
    ).toEqual(['enter_current_password@current_password'])
    expect((await change(client, { new_password: password })).status).toBe(200)
  })
})
