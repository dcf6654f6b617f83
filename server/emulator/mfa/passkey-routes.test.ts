import { webauthnAdded, webauthnRenamed } from '#contract/allauth/account-answers'
import { creationOptionsAnswer } from '#contract/allauth/webauthn'
import {
  type AuthClient,
  authClient,
  codeFor,
  errorsIn,
  passTime,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { seededSiteUrl } from '../seeded-emulator'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { addPasskey, creationOptions, deviceOfSite, passkeyCeremony } from './testing/passkeys'
import { authenticatorsOf } from './testing/totp-app'

const path = '/account/authenticators/webauthn'

const emulator = emulatorWithAccountResets()
let client: AuthClient
beforeEach(async () => {
  client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
})

const idOf = (answer: unknown) => webauthnAdded.parse(answer).data.id

describe('passkeys of an account', () => {
  it('get a default name, and belong to the host of the site', async () => {
    const { publicKey } = await creationOptions(client)
    expect(publicKey.rp).toMatchObject({ id: new URL(seededSiteUrl).hostname })
    await addPasskey(client, deviceOfSite())
    const second = await addPasskey(client, deviceOfSite())
    expect(second).toMatchObject({ data: { name: 'Εφεδρικό κλειδί' } })
  })

  it('are refused when unverified, from another site, or malformed', async () => {
    const options = await creationOptions(client, '?passwordless')
    const unverified = deviceOfSite().make(options, { verifiesUser: false })
    const elsewhere = deviceOfSite().make(options, { origin: 'https://stagona.example.org' })
    for (const credential of [unverified, elsewhere, { id: 'AAAA' }]) {
      expect(errorsIn(await client.call('POST', path, { credential }))).toEqual(['incorrect_code'])
    }
    expect(await authenticatorsOf(client)).toEqual([])
  })

  it('are renamed, without blanks around the name', async () => {
    const id = idOf(await addPasskey(client, deviceOfSite()))
    const answer = await client.call('PUT', path, { id, name: ' Στο γραφείο ' })
    expect(webauthnRenamed.parse(answer).data).toMatchObject({ id, name: 'Στο γραφείο' })
  })

  it('are validated before reauthentication is required', async () => {
    const id = idOf(await addPasskey(client, deviceOfSite()))
    passTime(emulator, 301)
    const put = async (body: object) => errorsIn(await client.call('PUT', path, body))
    expect(await put({})).toEqual(['required@id', 'required@name'])
    expect(await put({ id: id + 1, name: 'Κλειδί' })).toEqual(['invalid_choice@id'])
    const removal = async (body: object) => errorsIn(await client.call('DELETE', path, body))
    expect(await removal({})).toEqual(['required@authenticators'])
    expect(await removal({ authenticators: [id, 99] })).toEqual(['invalid_choice@authenticators'])
  })

  it('remove the recovery codes only when the last one is removed', async () => {
    const first = idOf(await addPasskey(client, deviceOfSite()))
    const second = idOf(await addPasskey(client, deviceOfSite()))
    await client.call('DELETE', path, { authenticators: [first] })
    expect(await authenticatorsOf(client)).toEqual(['recovery_codes', 'webauthn'])
    await client.call('DELETE', path, { authenticators: [second] })
    expect(await authenticatorsOf(client)).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE'])('require a session for %s', async (method) => {
    const answer = await authClient(emulator).call(method, path, {})
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
  })
})

describe('signing up with a passkey', () => {
  const signup = '/auth/webauthn/signup'
  const email = 'kainourgia@example.gr'

  it('refuses one without user verification; a valid one signs in later', async () => {
    const visitor = authClient(emulator)
    await visitor.call('POST', signup, { email })
    expect((await visitor.call('PUT', signup, {})).status).toBe(409)
    const key = await codeFor(emulator, email)
    await visitor.call('POST', '/auth/email/verify', { key })
    const answer = await visitor.call('GET', signup)
    const { creation_options } = creationOptionsAnswer.parse(answer).data
    const device = deviceOfSite()
    const unverified = device.make(creation_options, { verifiesUser: false })
    const refused = await visitor.call('PUT', signup, { credential: unverified })
    expect(errorsIn(refused)).toEqual(['incorrect_code'])
    const credential = device.make(creation_options)
    expect((await visitor.call('PUT', signup, { name: 'Κλειδί', credential })).status).toBe(200)
    const later = await passkeyCeremony('login', authClient(emulator), device)
    expect(later).toMatchObject({ status: 200, data: { user: { email } } })
  })
})
