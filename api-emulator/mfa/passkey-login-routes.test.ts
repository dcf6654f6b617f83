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
import { typesOf } from './testing/totp-app'

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
  it('needs no password and no second factor', async () => {
    const client = authClient(emulator)
    const { publicKey } = await requestOptions(client, 'login')
    expect(publicKey).toMatchObject({ allowCredentials: [], userVerification: 'preferred' })
    expect(client.token).not.toBeNull()
    expect(await logIn({}, client)).toMatchObject({
      status: 200,
      data: { user: { email }, methods: [{ type: 'webauthn', passwordless: true }] },
      meta: { session_token: expect.any(String), access_token: expect.any(String) },
    })
  })

  it('accepts each challenge once, in its own session only', async () => {
    const client = authClient(emulator)
    const credential = device.prove(await requestOptions(client, 'login'))
    const other = authClient(emulator)
    await requestOptions(other, 'login')
    const post = async (by: AuthClient) => by.call('POST', '/auth/webauthn/login', { credential })
    expect(errorsIn(await post(other))).toEqual(wrong)
    expect(errorsIn(await post(authClient(emulator)))).toEqual(wrong)
    const token = client.token
    expect((await post(client)).status).toBe(200)
    client.token = token
    expect((await post(client)).status).toBe(410)
    expect(errorsIn(await post(other))).toEqual(wrong)
  })

  it.each<[string, Partial<DeviceHabits>]>([
    ['another site', { origin: 'https://example.gr' }],
    ['another relying party', { rpId: 'example.gr' }],
    ['a copied key, whose counter stands still', { counterStep: -1 }],
  ])('refuses %s', async (_, habits) => {
    await logIn()
    await logIn()
    expect(errorsIn(await logIn(habits))).toEqual(wrong)
  })

  it('refuses a removed passkey', async () => {
    await owner.call('DELETE', '/account/authenticators/webauthn', { authenticators: [3] })
    expect(errorsIn(await logIn())).toEqual(wrong)
  })

  it('refuses the passkey of another account', async () => {
    const client = authClient(emulator)
    const { response, ...credential } = device.prove(await requestOptions(client, 'login'))
    const posing = { ...credential, response: { ...response, userHandle: userHandle(1) } }
    const answer = await client.call('POST', '/auth/webauthn/login', { credential: posing })
    expect(errorsIn(answer)).toEqual(wrong)
  })

  it('refuses an assertion without user handle, and an empty body', async () => {
    const client = authClient(emulator)
    const { response, ...credential } = device.prove(await requestOptions(client, 'login'))
    const nameless = { ...credential, response: { ...response, userHandle: null } }
    const post = async (body: object) =>
      errorsIn(await client.call('POST', '/auth/webauthn/login', body))
    expect(await post({ credential: nameless })).toEqual(wrong)
    expect(await post({})).toEqual(['required@credential'])
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
    const answer = await logIn()
    expect(answer.status).toBe(401)
    expect(pendingIn(answer)).toEqual(['verify_email'])
  })

  it('replaces the session of another account', async () => {
    const other = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const token = other.token
    expect(await logIn({}, other)).toMatchObject({
      status: 200,
      data: { user: { email }, methods: [{ type: 'webauthn', passwordless: true }] },
      meta: { access_token: expect.any(String) },
    })
    other.token = token
    expect((await other.call('GET', '/auth/session')).status).toBe(410)
  })
})

describe('a passkey as the second factor', () => {
  const atSecondStep = async () => {
    const client = authClient(emulator)
    const first = await client.call('POST', '/auth/login', { email, password: demoPassword })
    return { client, first }
  }

  it('is offered with the recovery codes, and ends with tokens', async () => {
    const { client, first } = await atSecondStep()
    expect(typesOf(first, 'mfa_authenticate')).toEqual(['recovery_codes', 'webauthn'])
    const { publicKey } = await requestOptions(client, 'authenticate')
    expect(publicKey.allowCredentials).toHaveLength(1)
    expect(await passkeyCeremony('authenticate', client, device)).toMatchObject({
      status: 200,
      data: { methods: [{ method: 'password' }, { method: 'mfa', type: 'webauthn', id: 3 }] },
      meta: { access_token: expect.any(String) },
    })
  })

  it('refuses the passkey of another account', async () => {
    const other = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const otherDevice = deviceOfSite()
    await addPasskey(other, otherDevice)
    const { client } = await atSecondStep()
    const { publicKey } = await requestOptions(client, 'authenticate')
    const credential = otherDevice.prove({ publicKey: { ...publicKey, allowCredentials: [] } })
    const answer = await client.call('POST', '/auth/webauthn/authenticate', { credential })
    expect(errorsIn(answer)).toEqual(wrong)
  })

  it('is 401 without a login', async () => {
    const missing = { status: 401, meta: { is_authenticated: null } }
    const call = authClient(emulator)
    expect(await call.call('GET', '/auth/webauthn/authenticate')).toMatchObject(missing)
    expect(await call.call('POST', '/auth/webauthn/authenticate', {})).toMatchObject(missing)
  })
})

describe('reauthentication with a passkey', () => {
  it('adds a reauthentication method, and no tokens', async () => {
    passTime(emulator, 301)
    const again = await passkeyCeremony('reauthenticate', owner, device)
    expect(again).toMatchObject({
      status: 200,
      data: { methods: [{ method: 'password' }, { type: 'webauthn', reauthenticated: true }] },
    })
    expect(again.meta).toEqual({ is_authenticated: true })
    expect((await owner.call('GET', '/account/authenticators/recovery-codes')).status).toBe(200)
  })

  it('requires a session', async () => {
    const call = authClient(emulator)
    const nobody = { status: 401, meta: { is_authenticated: false } }
    expect(await call.call('GET', '/auth/webauthn/reauthenticate')).toMatchObject(nobody)
    expect(await call.call('POST', '/auth/webauthn/reauthenticate', {})).toMatchObject(nobody)
  })
})
