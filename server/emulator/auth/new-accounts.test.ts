import { eq } from 'drizzle-orm'
import { users } from '../database/tables/account'
import { authClient } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'

const emulator = emulatorWithAccountResets()

it.each([
  ['neos@example.gr', /^neos-[0-9a-f]{6}$/],
  ["o'neos.2+shop@example.gr", /^oneos\.2\+shop-[0-9a-f]{6}$/],
  [`${'n'.repeat(40)}@example.gr`, /^n{23}-[0-9a-f]{6}$/],
])('the user name of %s is made of the address, as the API does', async (email, name) => {
  const password = 'thalassa-kai-vouno-7'
  await authClient(emulator).call('POST', '/auth/signup', { email, password })
  const [made] = await emulator.store.db.select().from(users).where(eq(users.email, email))
  expect(made?.username).toMatch(name)
})
