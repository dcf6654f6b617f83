import { authClient, errorsIn, passTime, pendingIn } from '../auth/testing/auth-client'
import { demoRecoveryCodes, demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { shownCode } from './testing/totp-app'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const emulator = emulatorWithAccountResets()

async function atSecondFactor() {
  const client = authClient(emulator)
  const body = { email: 'twofactor@example.gr', password: demoPassword }
  await client.call('POST', '/auth/login', body)
  return client
}

const authenticate = (client: ReturnType<typeof authClient>, code: string) =>
  client.call('POST', '/auth/2fa/authenticate', { code })

it.each([
  ['a TOTP code', () => shownCode(emulator, demoTotpSecret)],
  ['a recovery code', () => demoRecoveryCodes[0] ?? ''],
])('accepts %s once in concurrent requests', async (_, codeOf) => {
  const clients = [await atSecondFactor(), await atSecondFactor()]
  const answers = await Promise.all(clients.map((client) => authenticate(client, codeOf())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('refuses a code that is half a minute old', async () => {
  const client = await atSecondFactor()
  const code = shownCode(emulator, demoTotpSecret)
  passTime(emulator, 30)
  expect(errorsIn(await authenticate(client, code))).toEqual(['incorrect_code@code'])
})

it('refuses the sixth attempt, even with a correct code, until 300 s have passed', async () => {
  const client = await atSecondFactor()
  for (let attempt = 0; attempt < 5; attempt += 1) await authenticate(client, '000000')
  const code = () => shownCode(emulator, demoTotpSecret)
  expect(errorsIn(await authenticate(client, code()))).toEqual(['too_many_login_attempts@code'])
  passTime(emulator, 301)
  expect(await authenticate(client, code())).toMatchObject({ status: 200 })
})

it('requires a session to reauthenticate, and names the pending step', async () => {
  const client = await atSecondFactor()
  const answer = await client.call('POST', '/auth/2fa/reauthenticate', { code: '123456' })
  expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  expect(pendingIn(answer)).toEqual(['mfa_authenticate'])
})
