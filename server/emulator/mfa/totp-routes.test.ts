import { authClient, errorsIn, signedInClient } from '../auth/testing/auth-client'
import { demoTotpSecret } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { authenticatorsOf, secretIn, shownCode } from './testing/totp-app'

const emulator = emulatorWithAccountResets()

const path = '/account/authenticators/totp'
const signedIn = () => signedInClient(emulator, 'customer@example.gr', demoPassword)

describe('a TOTP app', () => {
  it('is offered as a QR code on its own path only', async () => {
    const client = await signedIn()
    expect((await client.call('GET', path)).meta).not.toHaveProperty('totp_svg')
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

  it.each(['POST', 'DELETE'])('requires a session for %s', async (method) => {
    const answer = await authClient(emulator).call(method, path, {})
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  })

  it('refuses a code when no secret was offered', async () => {
    const answer = await (await signedIn()).call('POST', path, { code: '123456' })
    expect(errorsIn(answer)).toEqual(['incorrect_code@code'])
  })

  it('is deactivated without affecting other accounts', async () => {
    const client = await signedIn()
    const code = shownCode(emulator, secretIn(await client.call('GET', path)))
    await client.call('POST', path, { code })
    expect(await authenticatorsOf(client)).toEqual(['totp', 'recovery_codes'])
    await client.call('DELETE', path)
    expect(await authenticatorsOf(client)).toEqual([])
    const other = authClient(emulator)
    const body = { email: 'twofactor@example.gr', password: demoPassword }
    await other.call('POST', '/auth/login', body)
    const shown = { code: shownCode(emulator, demoTotpSecret) }
    expect((await other.call('POST', '/auth/2fa/authenticate', shown)).status).toBe(200)
  })
})
