import { authClient } from '../testing/auth-client'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

describe('account controls', () => {
  it('close the sign-up, for every method, until it is opened again', async () => {
    await emulator.send('/switches/accounts', { verification: 'code' })
    await emulator.send('/switches/accounts', { signup: 'closed' })
    expect(await emulator.read('/switches')).toMatchObject({
      accounts: { verification: 'code', signup: 'closed' },
    })
    const newcomer = { email: 'argia@example.gr', password: 'mia stagona' }
    const client = authClient(emulator)
    for (const path of ['/auth/signup', '/auth/webauthn/signup']) {
      expect((await client.call('POST', path, newcomer)).status).toBe(403)
    }
    expect((await client.call('GET', '/config')).data).toMatchObject({
      account: { is_open_for_signup: false },
    })
    await emulator.send('/switches/accounts', { signup: 'open' })
    expect((await client.call('POST', '/auth/signup', newcomer)).status).toBe(401)
  })
})
