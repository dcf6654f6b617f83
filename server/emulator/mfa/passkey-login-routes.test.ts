import { emailAddresses } from '../database/tables/auth'
import { demoPassword } from '../seed/demo-accounts'
import {
  type AuthClient,
  authClient,
  errorsIn,
  pendingIn,
  signedInClient,
} from '../testing/auth-client'
import { addPasskey, deviceOfSite, passkeyCeremony, requestOptions } from '../testing/passkeys'
import type { DeviceHabits } from '../testing/software-authenticator'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { userHandle } from './passkey-options'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const email = 'customer@example.gr'
const wrong = ['incorrect_code@credential']

const emulator = emulatorWithAccountResets()
let owner: AuthClient
let device: ReturnType<typeof deviceOfSite>
beforeEach(async () => {
  owner = await signedInClient(emulator, email, demoPassword)
  device = deviceOfSite()
  await addPasskey(owner, device)
})

const logIn = (habits?: Partial<DeviceHabits>, client = authClient(emulator)) =>
  passkeyCeremony('login', client, device, habits)

describe('signing in with a passkey', () => {
  it.each([
    ['of another account', userHandle(1)],
    ['that is missing', null],
  ])('refuses a user handle %s', async (_, handle) => {
    const client = authClient(emulator)
    const { response, ...rest } = device.prove(await requestOptions(client, 'login'))
    const credential = { ...rest, response: { ...response, userHandle: handle } }
    const answer = await client.call('POST', '/auth/webauthn/login', { credential })
    expect(errorsIn(answer)).toEqual(wrong)
  })

  it('still requires a verified address', async () => {
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(pendingIn(await logIn())).toEqual(['verify_email'])
  })
})

it('refuses the passkey of another account as the second factor', async () => {
  const other = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
  const otherDevice = deviceOfSite()
  await addPasskey(other, otherDevice)
  const client = authClient(emulator)
  await client.call('POST', '/auth/login', { email, password: demoPassword })
  const { publicKey } = await requestOptions(client, 'authenticate')
  const credential = otherDevice.prove({ publicKey: { ...publicKey, allowCredentials: [] } })
  const answer = await client.call('POST', '/auth/webauthn/authenticate', { credential })
  expect(errorsIn(answer)).toEqual(wrong)
})
