import { authClient, errorsIn, passTime, pendingIn } from '../auth/testing/auth-client'
import { demoRecoveryCodes, demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { shownCode, typesOf } from './testing/totp-app'

const email = 'twofactor@example.gr'

const emulator = emulatorWithAccountResets()

async function atSecondStep() {
  const client = authClient(emulator)
  const first = await client.call('POST', '/auth/login', { email, password: demoPassword })
  return { client, first }
}

const authenticate = (client: ReturnType<typeof authClient>, code: string) =>
  client.call('POST', '/auth/2fa/authenticate', { code })

describe('the second step of signing in', () => {
  it('is required after the password, with the factor types in their order', async () => {
    const { first } = await atSecondStep()
    expect(first.status).toBe(401)
    expect(pendingIn(first)).toEqual(['mfa_authenticate'])
    expect(typesOf(first, 'mfa_authenticate')).toEqual(['recovery_codes', 'totp'])
    expect(first.meta?.session_token).toMatch(/^[a-z0-9]{32}$/)
    expect(first.meta?.access_token).toBeUndefined()
  })

  it('ends with tokens under a new session key', async () => {
    const { client, first } = await atSecondStep()
    const done = await authenticate(client, shownCode(emulator, demoTotpSecret))
    expect(done).toMatchObject({
      status: 200,
      data: {
        user: { email },
        methods: [{ method: 'password' }, { method: 'mfa', type: 'totp', id: 1 }],
      },
      meta: { is_authenticated: true, access_token: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(done.meta?.session_token).not.toBe(first.meta?.session_token)
  })

  it('accepts a TOTP code once', async () => {
    const code = shownCode(emulator, demoTotpSecret)
    expect((await authenticate((await atSecondStep()).client, code)).status).toBe(200)
    expect(errorsIn(await authenticate((await atSecondStep()).client, code))).toEqual([
      'incorrect_code@code',
    ])
  })

  it('accepts a TOTP code once in concurrent requests', async () => {
    const code = shownCode(emulator, demoTotpSecret)
    const clients = [(await atSecondStep()).client, (await atSecondStep()).client]
    const answers = await Promise.all(clients.map((client) => authenticate(client, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('refuses a code that is half a minute old: no tolerance', async () => {
    const { client } = await atSecondStep()
    const code = shownCode(emulator, demoTotpSecret)
    passTime(emulator, 30)
    expect(errorsIn(await authenticate(client, code))).toEqual(['incorrect_code@code'])
  })

  it('accepts each recovery code once', async () => {
    const [code = '', other = ''] = demoRecoveryCodes
    expect((await authenticate((await atSecondStep()).client, code)).status).toBe(200)
    const { client } = await atSecondStep()
    expect(errorsIn(await authenticate(client, code))).toEqual(['incorrect_code@code'])
    expect(await authenticate(client, other)).toMatchObject({ status: 200 })
  })

  it('requires a code', async () => {
    const { client } = await atSecondStep()
    expect(errorsIn(await authenticate(client, ''))).toEqual(['required@code'])
  })

  it('refuses the sixth attempt, even the right one, until 300 s are over', async () => {
    const { client } = await atSecondStep()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(errorsIn(await authenticate(client, '000000'))).toEqual(['incorrect_code@code'])
    }
    const late = await authenticate(client, shownCode(emulator, demoTotpSecret))
    expect(late.status).toBe(400)
    expect(errorsIn(late)).toEqual(['too_many_login_attempts@code'])
    passTime(emulator, 301)
    expect(await authenticate(client, shownCode(emulator, demoTotpSecret))).toMatchObject({
      status: 200,
    })
  })

  it('is 401 without a login, and 900 s after it', async () => {
    const missing = { status: 401, meta: { is_authenticated: null } }
    expect(await authenticate(authClient(emulator), '123456')).toMatchObject(missing)
    const { client } = await atSecondStep()
    passTime(emulator, 901)
    const late = await authenticate(client, shownCode(emulator, demoTotpSecret))
    expect(late).toMatchObject(missing)
    expect(pendingIn(late)).toEqual([])
  })
})

describe('reauthentication by a code', () => {
  it('adds a method and no tokens', async () => {
    const { client } = await atSecondStep()
    await authenticate(client, shownCode(emulator, demoTotpSecret))
    passTime(emulator, 301)
    const code = shownCode(emulator, demoTotpSecret)
    const again = await client.call('POST', '/auth/2fa/reauthenticate', { code })
    expect(again).toMatchObject({
      status: 200,
      data: { methods: [{}, {}, { method: 'mfa', type: 'totp' }] },
    })
    expect(again.meta).toEqual({ is_authenticated: true })
  })

  it('requires a session', async () => {
    const { client } = await atSecondStep()
    const answer = await client.call('POST', '/auth/2fa/reauthenticate', { code: '123456' })
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    expect(pendingIn(answer)).toEqual(['mfa_authenticate'])
  })
})
