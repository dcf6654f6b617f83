import { demoPassword } from '../seed/demo-accounts'
import { authClient, pendingIn, signedInClient } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'

it('ends the sessions of a deactivated account', async () => {
  const client = await signedInClient(emulator, email, demoPassword)
  await emulator.store.db.run(`update users set isActive = 0 where email = '${email}'`)
  expect((await client.call('GET', '/auth/session')).status).toBe(401)
  expect((await client.call('GET', '/auth/session')).status).toBe(410)
  const bearer = { authorization: `Bearer ${client.accessToken}` }
  const rest = await emulator.app.request('/api/v1/product/1', { headers: bearer })
  expect(rest.status).toBe(401)
  const login = { email, password: demoPassword }
  const refused = await authClient(emulator).call('POST', '/auth/login', login)
  expect(refused.status).toBe(401)
  expect(pendingIn(refused)).toEqual([])
})
