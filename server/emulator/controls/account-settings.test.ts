import { demoPassword } from '../seed/demo-accounts'
import { authClient, mailsTo, signedInClient } from '../testing/auth-client'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const email = 'customer@example.gr'

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

  it('restore accounts: passwords, new accounts, sessions, mails and settings', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const body = { current_password: demoPassword, new_password: 'kati allo 2027' }
    expect((await client.call('POST', '/account/password/change', body)).status).toBe(401)
    expect(await mailsTo(emulator, email)).toHaveLength(1)
    const newcomer = { email: 'nea@example.gr', password: 'mia stagona' }
    await authClient(emulator).call('POST', '/auth/signup', newcomer)

    const changed = { verification: 'link', passwordReset: 'code' }
    await emulator.send('/switches/accounts', changed)
    expect(await emulator.read('/switches')).toMatchObject({ accounts: changed })
    const response = await emulator.send('/switches/accounts/reset', {})
    expect(await response.json()).toMatchObject({
      accounts: { verification: 'code', passwordReset: 'link' },
    })
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
    expect(await emulator.read('/outbox.json')).toEqual([])
    await signedInClient(emulator, email, demoPassword)
    const again = await authClient(emulator).call('POST', '/auth/login', newcomer)
    expect(again.status).toBe(400)
  })
})
