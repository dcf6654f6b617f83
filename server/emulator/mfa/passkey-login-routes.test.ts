import { emailAddresses } from '../auth/tables'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  pendingIn,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { userHandle } from './passkey-options'
import { addPasskey, deviceOfSite, passkeyCeremony, requestOptions } from './testing/passkeys'
import type { DeviceHabits } from './testing/software-authenticator'

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
  it('accepts each challenge once, in its own session only', async () => {
    const client = authClient(emulator)
    const credential = device.prove(await requestOptions(client, 'login'))
    const other = authClient(emulator)
    await requestOptions(other, 'login')
    const post = async (by: AuthClient) => by.call('POST', '/auth/webauthn/login', { credential })
    expect(errorsIn(await post(other))).toEqual(wrong)
    const token = client.token
    expect((await post(client)).status).toBe(200)
    client.token = token
    expect((await post(client)).status).toBe(410)
    expect(errorsIn(await post(other))).toEqual(wrong)
  })

  it.each<[string, Partial<DeviceHabits>]>([
    ['another site', { origin: 'https://example.gr' }],
    ['another relying party', { rpId: 'example.gr' }],
    ['a copied key, whose counter does not grow', { counterStep: -1 }],
  ])('refuses %s', async (_, habits) => {
    await logIn()
    await logIn()
    expect(errorsIn(await logIn(habits))).toEqual(wrong)
  })

  it('refuses a removed passkey', async () => {
    await owner.call('DELETE', '/account/authenticators/webauthn', { authenticators: [3] })
    expect(errorsIn(await logIn())).toEqual(wrong)
  })

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

  it('counts wrong assertions like wrong codes', async () => {
    const bad = () => logIn({ origin: 'https://example.gr' })
    for (let attempt = 0; attempt < 5; attempt += 1) expect(errorsIn(await bad())).toEqual(wrong)
    expect(errorsIn(await logIn())).toEqual(['too_many_login_attempts@credential'])
    passTime(emulator, 301)
    expect((await logIn()).status).toBe(200)
  })

  it('still requires a verified address', async () => {
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(pendingIn(await logIn())).toEqual(['verify_email'])
  })

  it('ends the session of another account', async () => {
    const other = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const token = other.token
    await logIn({}, other)
    other.token = token
    expect((await other.call('GET', '/auth/session')).status).toBe(410)
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

it.each([
  ['POST', 'authenticate', null],
  ['GET', 'reauthenticate', false],
])('%s webauthn/%s requires a login', async (method, kind, authenticated) => {
  const body = method === 'POST' ? {} : undefined
  const answer = await authClient(emulator).call(method, `/auth/webauthn/${kind}`, body)
  expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: authenticated } })
})
