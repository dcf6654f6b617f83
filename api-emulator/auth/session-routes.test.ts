import * as z from 'zod/mini'
import { configAnswer } from '../../contract/allauth/config-answer'
import { goneAnswer } from '../../contract/allauth/session-answer'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorPerFile } from '../testing/test-emulator'
import { authClient, codeFor, passTime, signedInClient } from './testing/auth-client'

const emulator = emulatorPerFile()

const email = 'customer@example.gr'
const session = '/_allauth/app/v1/auth/session'

it('answers an anonymous session with the flows in their order', async () => {
  const response = await emulator.app.request(session)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    status: 401,
    data: {
      flows: [
        { id: 'login' },
        { id: 'login_by_code' },
        { id: 'signup' },
        { id: 'provider_token', providers: ['mikro'] },
        { id: 'mfa_login_webauthn' },
      ],
    },
    meta: { is_authenticated: false },
  })
})

it('answers an unknown key with 410', async () => {
  const headers = { 'x-session-token': 'a'.repeat(32) }
  const response = await emulator.app.request(session, { headers })
  expect(response.status).toBe(410)
  const answer = z.parse(goneAnswer, await response.json())
  expect(answer.meta).toEqual({ is_authenticated: null })
  expect(answer.data?.flows?.[0]).toEqual({ id: 'login' })
  const signUp = await emulator.send('/_allauth/app/v1/auth/signup', {}, headers)
  expect(signUp.status).toBe(410)
})

describe('a session', () => {
  it('ends with DELETE, which answers 401 without tokens; the key is invalid then', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const ended = await client.call('DELETE', '/auth/session')
    expect(ended.status).toBe(401)
    expect(ended.meta).toEqual({ is_authenticated: false })
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
  })

  it('can be ended when there is none', async () => {
    expect((await authClient(emulator).call('DELETE', '/auth/session')).status).toBe(401)
  })

  it('lives 14 days', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    passTime(emulator, 14 * 86_400 - 1)
    expect((await client.call('GET', '/auth/session')).status).toBe(200)
    passTime(emulator, 1)
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
  })

  it('gets another key at sign-in; the old one becomes invalid', async () => {
    const client = authClient(emulator)
    await client.call('POST', '/auth/code/request', { email })
    const before = client.token
    await client.call('POST', '/auth/code/confirm', { code: await codeFor(emulator, email) })
    expect(client.token).not.toBe(before)
    const old = authClient(emulator)
    old.token = before
    expect((await old.call('GET', '/auth/session')).status).toBe(410)
  })
})

it('shows the configuration', async () => {
  const config = z.parse(configAnswer, await emulator.read('/_allauth/app/v1/config'))
  expect(config.data).toMatchObject({
    account: { is_open_for_signup: true, email_verification_by_code_enabled: true },
    mfa: { supported_types: ['totp', 'recovery_codes', 'webauthn'], passkey_login_enabled: true },
    usersessions: { track_activity: true },
  })
})
