import * as fc from 'fast-check'
import { recoveryCodesAnswer } from '../../contract/allauth/account-answers'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoRecoveryCodes, demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { newRecoveryCodes } from './recovery-codes'
import { shownCode } from './testing/totp-app'

const path = '/account/authenticators/recovery-codes'

const emulator = emulatorWithAccountResets()

/** A client signed in with the first recovery code. */
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
  it('are shown after a recent authentication, without used ones', async () => {
    const answer = await (await protectedClient()).call('GET', path)
    const { data } = recoveryCodesAnswer.parse(answer)
    expect(data).toMatchObject({ total_code_count: 10, unused_code_count: 9 })
    expect(data.unused_codes).toEqual(demoRecoveryCodes.slice(1))
    expect(data.last_used_at).toBe(emulator.clock.at.getTime() / 1000)
  })

  it('require a recent authentication, for which a TOTP code is enough', async () => {
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

  it('are regenerated, and the old ones become invalid', async () => {
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

  it('are regenerated only after a recent authentication', async () => {
    const client = await protectedClient()
    passTime(emulator, 301)
    expect((await client.call('POST', path, {})).status).toBe(401)
    const code = demoRecoveryCodes[1]
    expect((await client.call('POST', '/auth/2fa/reauthenticate', { code })).status).toBe(200)
  })

  it('are 404 without a factor, before any reauthentication', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    passTime(emulator, 301)
    expect((await client.call('GET', path)).status).toBe(404)
    const answer = await client.call('POST', path, {})
    expect(errorsIn(answer)).toEqual(['cannot_generate_recovery_codes'])
  })
})

describe('newRecoveryCodes', () => {
  it('gives ten different codes of eight digits, whatever the random source returns', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, (value) => {
        const codes = newRecoveryCodes({ randomBytes: (size) => new Uint8Array(size).fill(value) })
        expect(new Set(codes).size).toBe(10)
        for (const code of codes) expect(code).toMatch(/^\d{8}$/)
      }),
    )
  })
})
