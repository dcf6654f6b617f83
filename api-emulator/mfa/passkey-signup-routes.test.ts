import { creationOptionsAnswer } from '../../contract/allauth/webauthn'
import {
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  pendingIn,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { deviceOfSite, passkeyCeremony } from './testing/passkeys'

const path = '/auth/webauthn/signup'
const email = 'kainourgia@example.gr'

const emulator = emulatorWithAccountResets()

async function atPasskeyStep() {
  const client = authClient(emulator)
  await client.call('POST', path, { email })
  const key = await codeFor(emulator, email)
  return { client, verified: await client.call('POST', '/auth/email/verify', { key }) }
}

async function offered(client: ReturnType<typeof authClient>) {
  return creationOptionsAnswer.parse(await client.call('GET', path)).data.creation_options
}

describe('signing up with a passkey', () => {
  it('verifies the address, creates the passkey and signs in', async () => {
    const { client, verified } = await atPasskeyStep()
    expect(verified.status).toBe(401)
    expect(pendingIn(verified)).toEqual(['mfa_signup_webauthn'])
    const device = deviceOfSite()
    const options = await offered(client)
    expect(options.publicKey.authenticatorSelection?.residentKey).toBe('required')
    const credential = device.make(options)
    expect(await client.call('PUT', path, { name: 'Κλειδί', credential })).toMatchObject({
      status: 200,
      data: { user: { email, has_usable_password: false } },
      meta: { access_token: expect.any(String) },
    })
    const later = await passkeyCeremony('login', authClient(emulator), device)
    expect(later).toMatchObject({ status: 200, data: { user: { email } } })
  })

  it('refuses an invalid passkey and stays pending', async () => {
    const { client } = await atPasskeyStep()
    const unverified = deviceOfSite().make(await offered(client), { verifiesUser: false })
    const put = async (body: object) => errorsIn(await client.call('PUT', path, body))
    expect(await put({ credential: unverified })).toEqual(['incorrect_code'])
    expect(await put({})).toEqual(['required@credential'])
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual(['mfa_signup_webauthn'])
  })

  it('is 409 before its stage', async () => {
    const client = authClient(emulator)
    expect((await client.call('GET', path)).status).toBe(409)
    await client.call('POST', path, { email })
    expect((await client.call('GET', path)).status).toBe(409)
    expect((await client.call('PUT', path, {})).status).toBe(409)
  })

  it('looks the same for a known address, whose owner gets a mail', async () => {
    const client = authClient(emulator)
    const known = await client.call('POST', path, { email: 'customer@example.gr' })
    expect(pendingIn(known)).toEqual(['verify_email'])
    expect((await mailsTo(emulator, 'customer@example.gr')).map(({ kind }) => kind)).toEqual([
      'accountExists',
    ])
  })

  it('reports errors, and is refused while signed in', async () => {
    const wrongs = async (body: object) =>
      errorsIn(await authClient(emulator).call('POST', path, body))
    expect(await wrongs({})).toEqual(['required@email'])
    expect(await wrongs({ email: 'nobody' })).toEqual(['invalid@email'])
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    expect((await client.call('POST', path, { email })).status).toBe(409)
  })

  it('is closed when addresses are verified by link', async () => {
    await emulator.send('/switches/accounts', { verification: 'link' })
    expect((await authClient(emulator).call('POST', path, { email })).status).toBe(404)
  })
})
