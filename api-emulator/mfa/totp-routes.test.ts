import { totpAnswer } from '../../contract/allauth/account-answers'
import { emailAddresses } from '../auth/tables'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { authenticatorsOf, secretIn, shownCode } from './testing/totp-app'

const path = '/account/authenticators/totp'

const emulator = emulatorWithAccountResets()
let client: AuthClient
beforeEach(async () => {
  client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
})

async function activate() {
  const secret = secretIn(await client.call('GET', path))
  return client.call('POST', path, { code: shownCode(emulator, secret) })
}

describe('a TOTP app, before activation', () => {
  it('offers another secret each time', async () => {
    const first = await client.call('GET', path)
    const second = await client.call('GET', path)
    expect(totpAnswer.parse(first).status).toBe(404)
    expect(secretIn(first)).toMatch(/^[A-Z2-7]{32}$/)
    expect(secretIn(second)).not.toBe(secretIn(first))
    expect(first.meta).not.toHaveProperty('totp_svg')
  })

  it('offers a QR code', async () => {
    const answer = await client.call('GET', `${path}/svg`)
    expect(answer).toMatchObject({
      status: 404,
      meta: {
        totp_url: expect.stringContaining(secretIn(answer)),
        totp_svg: expect.stringMatching(/^<svg /),
        totp_svg_data_uri: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      },
    })
  })

  it('requires a session', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await authClient(emulator).call(
        method,
        path,
        method === 'GET' ? undefined : {},
      )
      expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    }
  })
})

describe('activating it', () => {
  it('accepts the right code and creates recovery codes', async () => {
    expect(await activate()).toMatchObject({ status: 200, data: { type: 'totp' } })
    expect(await authenticatorsOf(client)).toEqual(['totp', 'recovery_codes'])
    expect((await client.call('GET', path)).status).toBe(200)
  })

  it('refuses a wrong code, and the code of an older secret', async () => {
    const older = secretIn(await client.call('GET', path))
    await client.call('GET', path)
    const answer = await client.call('POST', path, { code: shownCode(emulator, older) })
    expect(errorsIn(answer)).toEqual(['incorrect_code@code'])
    expect(errorsIn(await client.call('POST', path, {}))).toEqual(['required@code'])
  })

  it('refuses a code when no secret was offered', async () => {
    const answer = await client.call('POST', path, { code: '123456' })
    expect(errorsIn(answer)).toEqual(['incorrect_code@code'])
  })

  it('validates the code first, then requires a recent authentication', async () => {
    const secret = secretIn(await client.call('GET', path))
    passTime(emulator, 301)
    const wrong = await client.call('POST', path, { code: '000000' })
    expect(errorsIn(wrong)).toEqual(['incorrect_code@code'])
    const code = () => shownCode(emulator, secret)
    expect(await client.call('POST', path, { code: code() })).toMatchObject({
      status: 401,
      data: { flows: [{ id: 'reauthenticate' }] },
      meta: { is_authenticated: true },
    })
    await client.call('POST', '/auth/reauthenticate', { password: demoPassword })
    expect((await client.call('POST', path, { code: code() })).status).toBe(200)
    expect(await authenticatorsOf(client)).toEqual(['totp', 'recovery_codes'])
  })

  it('is refused for accounts with an unverified address', async () => {
    const secret = secretIn(await client.call('GET', path))
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    const shown = await client.call('GET', path)
    expect([shown.status, ...errorsIn(shown)]).toEqual([409, 'unverified_email'])
    const answer = await client.call('POST', path, { code: shownCode(emulator, secret) })
    expect([answer.status, ...errorsIn(answer)]).toEqual([400, 'unverified_email@code'])
  })
})

describe('deactivating it', () => {
  it('also removes dangling recovery codes', async () => {
    await activate()
    expect((await client.call('DELETE', path)).status).toBe(200)
    expect(await authenticatorsOf(client)).toEqual([])
  })

  it('requires a recent authentication, but does nothing without an app', async () => {
    expect((await client.call('DELETE', path)).status).toBe(200)
    await activate()
    passTime(emulator, 301)
    expect(await client.call('DELETE', path)).toMatchObject({
      status: 401,
      data: { flows: [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate' }] },
    })
    expect(await authenticatorsOf(client)).toEqual(['totp', 'recovery_codes'])
  })

  it('does not affect other accounts', async () => {
    await activate()
    await client.call('DELETE', path)
    const other = authClient(emulator)
    await other.call('POST', '/auth/login', {
      email: 'twofactor@example.gr',
      password: demoPassword,
    })
    const code = shownCode(emulator, demoTotpSecret)
    expect((await other.call('POST', '/auth/2fa/authenticate', { code })).status).toBe(200)
  })
})
