import { demoPassword } from '../seed/demo-accounts'
import { signedInClient } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { secretIn } from '../testing/totp-app'
import { isTotpCode, totpCode } from './totp'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const emulator = emulatorWithAccountResets()

const path = '/account/authenticators/totp'
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = new Date(59_000)

it('a TOTP app is offered as a QR code without scripts, on its own path only', async () => {
  const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
  expect((await client.call('GET', path)).meta).not.toHaveProperty('totp_svg')
  const answer = await client.call('GET', `${path}/svg`)
  const { totp_url, totp_svg, totp_svg_data_uri } = answer.meta ?? {}
  expect(totp_url).toContain(secretIn(answer))
  expect(totp_svg).toMatch(/^<svg (?!.*<script)/s)
  const encoded = String(totp_svg_data_uri).replace('data:image/svg+xml;base64,', '')
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(totp_svg)
})

it('a TOTP code is invalid half a minute earlier or later', () => {
  const code = totpCode(secret, at)
  const shifted = [-30_000, 0, 30_000].map((ms) => new Date(at.getTime() + ms))
  expect(shifted.map((time) => isTotpCode(secret, code, time))).toEqual([false, true, false])
})

it.each(['28708', '2870820', ' 287082', '٢٨٧٠٨٢', 'abcdef', ''])(
  'a TOTP code is never %j',
  (code) => {
    expect(isTotpCode(secret, code, at)).toBe(false)
  },
)
