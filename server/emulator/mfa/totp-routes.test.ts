import { signedInClient } from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { secretIn } from './testing/totp-app'

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
})
