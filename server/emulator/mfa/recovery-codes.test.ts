import * as fc from 'fast-check'
import { recoveryCodesAnswer } from '#contract/allauth/account-answers'
import { authClient } from '../auth/testing/auth-client'
import { demoRecoveryCodes } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorPerFile } from '../testing/test-emulator'
import { newRecoveryCodes } from './recovery-codes'

const emulator = emulatorPerFile()

it('are shown without used ones, with the time of the last use', async () => {
  const client = authClient(emulator)
  const body = { email: 'twofactor@example.gr', password: demoPassword }
  await client.call('POST', '/auth/login', body)
  await client.call('POST', '/auth/2fa/authenticate', { code: demoRecoveryCodes[0] })
  const answer = await client.call('GET', '/account/authenticators/recovery-codes')
  expect(recoveryCodesAnswer.parse(answer).data).toMatchObject({
    total_code_count: 10,
    unused_code_count: 9,
    unused_codes: demoRecoveryCodes.slice(1),
    last_used_at: emulator.clock.at.getTime() / 1000,
  })
})

it('are ten different codes of eight digits, for any random source', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, (value) => {
      const codes = newRecoveryCodes({ randomBytes: (size) => new Uint8Array(size).fill(value) })
      expect(new Set(codes).size).toBe(10)
      for (const code of codes) expect(code).toMatch(/^\d{8}$/)
    }),
  )
})
