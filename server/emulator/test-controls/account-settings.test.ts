import { authClient, mailsTo, signedInClient } from '../auth/testing/auth-client'
import { demoAccounts, demoPassword } from '../seed/demo-accounts'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const email = 'customer@example.gr'

describe('account controls', () => {
  it('show and change how addresses are verified', async () => {
    expect(await emulator.read('/switches')).toMatchObject({ accounts: { verification: 'code' } })
    await emulator.send('/switches/accounts', { verification: 'link' })
    expect(await emulator.read('/switches')).toMatchObject({ accounts: { verification: 'link' } })
    expect((await emulator.send('/switches/accounts', { verification: 'post' })).status).toBe(400)
  })

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

  it('switch password reset to codes', async () => {
    const other = 'superuser@example.gr'
    await emulator.send('/switches/accounts', { passwordReset: 'code' })
    const client = authClient(emulator)
    const answer = await client.call('POST', '/auth/password/request', { email: other })
    expect(answer.status).toBe(401)
    expect((await mailsTo(emulator, other))[0]).toMatchObject({ kind: 'resetCode' })
    await emulator.send('/switches/accounts/reset', {})
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
    expect((await client.call('POST', '/auth/password/request', { email: other })).status).toBe(410)
    const anew = await authClient(emulator).call('POST', '/auth/password/request', { email: other })
    expect(anew.status).toBe(200)
  })

  it('restore accounts: passwords, new accounts, sessions, mails and settings', async () => {
    const client = await signedInClient(emulator, email, demoPassword)
    const body = { current_password: demoPassword, new_password: 'kati allo 2027' }
    expect((await client.call('POST', '/account/password/change', body)).status).toBe(200)
    expect(await mailsTo(emulator, email)).toHaveLength(1)
    const newcomer = { email: 'nea@example.gr', password: 'mia stagona' }
    await authClient(emulator).call('POST', '/auth/signup', newcomer)

    const response = await emulator.send('/switches/accounts/reset', {})
    expect(await response.json()).toMatchObject({ accounts: { verification: 'code' } })
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
    expect(await emulator.read('/outbox.json')).toEqual([])
    await signedInClient(emulator, email, demoPassword)
    const again = await authClient(emulator).call('POST', '/auth/login', newcomer)
    expect(again.status).toBe(400)
  })
})

it.each(demoAccounts.filter(({ hasPassword }) => hasPassword))(
  '$email can sign in with the demo password',
  async ({ email: who }) => {
    const login = { email: who, password: demoPassword }
    const answer = await authClient(emulator).call('POST', '/auth/login', login)
    expect([200, 401]).toContain(answer.status)
    expect(answer.meta?.session_token).toBeDefined()
  },
)
