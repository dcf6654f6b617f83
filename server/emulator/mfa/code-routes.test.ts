import { demoRecoveryCodes, demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { authClient } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { shownCode } from '../testing/totp-app'

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
