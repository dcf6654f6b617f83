import { recoveryCodesAnswer } from '../../contract/allauth/account-answers'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoRecoveryCodes, demoTotpSecret } from '../seed/authenticator-rows'
import { demoPassword } from '../seed/demo-accounts'
import { type SeededEmulator, seededEmulator } from '../seeded-emulator'
import { shownCode } from './testing/app-of'

const path = '/account/authenticators/recovery-codes'

let emulator: SeededEmulator
beforeAll(async () => {
  emulator = await seededEmulator()
})
beforeEach(async () => {
  await emulator.send('/switches/accounts/reset', {})
})
afterAll(() => emulator.store.close())

/** Signed in with the first recovery code. */
async function protectedClient(): Promise<AuthClient> {
  const client = authClient(emulator)
  await client.call('POST', '/auth/login', {
    email: 'twofactor@example.gr',
    password: demoPassword,
  })
  await client.call('POST', '/auth/2fa/authenticate', { code: demoRecoveryCodes[0] })
  return client
}

describe('recovery codes', () => {
  it('are shown to somebody just proven, without those used up', async () => {
    const answer = await (await protectedClient()).call('GET', path)
    const { data } = recoveryCodesAnswer.parse(answer)
    expect(data).toMatchObject({ total_code_count: 10, unused_code_count: 9 })
    expect(data.unused_codes).toEqual(demoRecoveryCodes.slice(1))
    expect(data.last_used_at).toBe(emulator.clock.at.getTime() / 1000)
  })

  it('need a recent proof, which a code of the app gives', async () => {
    const client = await protectedClient()
    passTime(emulator, 301)
    expect(await client.call('GET', path)).toMatchObject({
      status: 401,
      data: {
        flows: [
          { id: 'reauthenticate' },
          { id: 'mfa_reauthenticate', types: ['recovery_codes', 'totp'] },
        ],
      },
      meta: { is_authenticated: true },
    })
    const code = shownCode(emulator, demoTotpSecret)
    await client.call('POST', '/auth/2fa/reauthenticate', { code })
    expect((await client.call('GET', path)).status).toBe(200)
  })

  it('are made anew, and the old ones die', async () => {
    const client = await protectedClient()
    const { data } = recoveryCodesAnswer.parse(await client.call('POST', path, {}))
    expect(new Set(data.unused_codes).size).toBe(10)
    expect(data.unused_codes).not.toContain(demoRecoveryCodes[1])
    const old = await client.call('POST', '/auth/2fa/reauthenticate', {
      code: demoRecoveryCodes[1],
    })
    expect(errorsIn(old)).toEqual(['incorrect_code@code'])
    const [code] = data.unused_codes
    expect((await client.call('POST', '/auth/2fa/reauthenticate', { code })).status).toBe(200)
  })

  it('are made anew only by somebody just proven', async () => {
    const client = await protectedClient()
    passTime(emulator, 301)
    expect((await client.call('POST', path, {})).status).toBe(401)
    const code = demoRecoveryCodes[1]
    expect((await client.call('POST', '/auth/2fa/reauthenticate', { code })).status).toBe(200)
  })

  it('are missing without a factor, before any question of proof', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    passTime(emulator, 301)
    expect((await client.call('GET', path)).status).toBe(404)
    const answer = await client.call('POST', path, {})
    expect(errorsIn(answer)).toEqual(['cannot_generate_recovery_codes'])
  })
})
