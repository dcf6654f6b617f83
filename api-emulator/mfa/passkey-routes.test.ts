import { webauthnAdded, webauthnRenamed } from '../../contract/allauth/account-answers'
import { emailAddresses } from '../auth/tables'
import {
  type AuthClient,
  authClient,
  errorsIn,
  passTime,
  signedInClient,
} from '../auth/testing/auth-client'
import { demoPassword } from '../seed/demo-accounts'
import { seededSiteUrl } from '../seeded-emulator'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { addPasskey, creationOptions, deviceOfSite } from './testing/passkeys'
import { authenticatorsOf } from './testing/totp-app'

const path = '/account/authenticators/webauthn'

const emulator = emulatorWithAccountResets()
let client: AuthClient
beforeEach(async () => {
  client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
})

const idOf = (answer: unknown) => webauthnAdded.parse(answer).data.id

describe('options to create a passkey', () => {
  it.each([
    ['', 'discouraged', false],
    ['?passwordless', 'required', true],
    ['?passwordless=false', 'required', true],
  ])('depend on the presence of passwordless: %j', async (query, key, must) => {
    const { publicKey } = await creationOptions(client, query)
    expect(publicKey.rp).toMatchObject({ id: new URL(seededSiteUrl).hostname })
    expect(publicKey.authenticatorSelection).toEqual({
      residentKey: key,
      requireResidentKey: must,
      userVerification: key,
    })
    expect(publicKey.excludeCredentials).toEqual([])
  })

  it('list the existing passkeys', async () => {
    await addPasskey(client, deviceOfSite())
    const { publicKey } = await creationOptions(client)
    expect(publicKey.excludeCredentials).toHaveLength(1)
  })

  it('require verified addresses and a recent authentication', async () => {
    passTime(emulator, 301)
    expect(await client.call('GET', path)).toMatchObject({
      status: 401,
      data: { flows: [{ id: 'reauthenticate' }] },
    })
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    const answer = await client.call('GET', path)
    expect([answer.status, ...errorsIn(answer)]).toEqual([409, 'unverified_email'])
  })
})

describe('adding a passkey', () => {
  it('stores it and creates recovery codes', async () => {
    const answer = await addPasskey(client, deviceOfSite(), 'Το κινητό μου')
    expect(answer).toMatchObject({
      status: 200,
      data: { type: 'webauthn', name: 'Το κινητό μου', is_passwordless: true, last_used_at: null },
      meta: { recovery_codes_generated: true },
    })
    expect(await authenticatorsOf(client)).toEqual(['webauthn', 'recovery_codes'])
  })

  it('names it when the user did not, and creates no second recovery codes', async () => {
    await addPasskey(client, deviceOfSite())
    expect(await addPasskey(client, deviceOfSite())).toMatchObject({
      data: { name: 'Εφεδρικό κλειδί' },
      meta: { recovery_codes_generated: false },
    })
  })

  it('accepts each challenge once', async () => {
    const credential = deviceOfSite().make(await creationOptions(client))
    expect((await client.call('POST', path, { credential })).status).toBe(200)
    expect(errorsIn(await client.call('POST', path, { credential }))).toEqual(['incorrect_code'])
  })

  it('refuses a passkey without required user verification', async () => {
    const options = await creationOptions(client, '?passwordless')
    const credential = deviceOfSite().make(options, { verifiesUser: false })
    expect(errorsIn(await client.call('POST', path, { credential }))).toEqual(['incorrect_code'])
  })

  it('refuses another challenge, another site, garbage and an empty body', async () => {
    const older = deviceOfSite().make(await creationOptions(client))
    const options = await creationOptions(client)
    const elsewhere = deviceOfSite().make(options, { origin: 'https://stagona.example.org' })
    for (const credential of [older, elsewhere, { id: 'AAAA' }]) {
      expect(errorsIn(await client.call('POST', path, { credential }))).toEqual(['incorrect_code'])
    }
    expect(errorsIn(await client.call('POST', path, { name: 'Κλειδί' }))).toEqual([
      'required@credential',
    ])
    expect(await authenticatorsOf(client)).toEqual([])
  })

  it('requires a recent authentication', async () => {
    const credential = deviceOfSite().make(await creationOptions(client))
    passTime(emulator, 301)
    expect(await client.call('POST', path, { credential })).toMatchObject({
      status: 401,
      meta: { is_authenticated: true },
    })
    expect(await authenticatorsOf(client)).toEqual([])
  })
})

describe('renaming and removing a passkey', () => {
  it('renames', async () => {
    const id = idOf(await addPasskey(client, deviceOfSite()))
    const answer = await client.call('PUT', path, { id, name: ' Στο γραφείο ' })
    expect(webauthnRenamed.parse(answer).data).toMatchObject({ id, name: 'Στο γραφείο' })
  })

  it('validates before it requires reauthentication', async () => {
    const id = idOf(await addPasskey(client, deviceOfSite()))
    passTime(emulator, 301)
    const put = async (body: object) => errorsIn(await client.call('PUT', path, body))
    expect(await put({})).toEqual(['required@id', 'required@name'])
    expect(await put({ id: id + 1, name: 'Κλειδί' })).toEqual(['invalid_choice@id'])
    expect(await put({ id, name: 'Κ'.repeat(101) })).toEqual(['max_length@name'])
    expect((await client.call('PUT', path, { id, name: 'Κλειδί' })).status).toBe(401)
    const removal = async (body: object) => errorsIn(await client.call('DELETE', path, body))
    expect(await removal({})).toEqual(['required@authenticators'])
    expect(await removal({ authenticators: [id, 99] })).toEqual(['invalid_choice@authenticators'])
    expect((await client.call('DELETE', path, { authenticators: [id] })).status).toBe(401)
  })

  it('removes, and the recovery codes with the last one', async () => {
    const first = idOf(await addPasskey(client, deviceOfSite()))
    const second = idOf(await addPasskey(client, deviceOfSite()))
    expect((await client.call('DELETE', path, { authenticators: [first] })).status).toBe(200)
    expect(await authenticatorsOf(client)).toEqual(['recovery_codes', 'webauthn'])
    await client.call('DELETE', path, { authenticators: [second] })
    expect(await authenticatorsOf(client)).toEqual([])
  })

  it('does not affect other accounts', async () => {
    const id = idOf(await addPasskey(client, deviceOfSite()))
    const other = await signedInClient(emulator, 'superuser@example.gr', demoPassword)
    const renamed = await other.call('PUT', path, { id, name: 'Κλειδί' })
    expect(errorsIn(renamed)).toEqual(['invalid_choice@id'])
    const removed = await other.call('DELETE', path, { authenticators: [id] })
    expect(errorsIn(removed)).toEqual(['invalid_choice@authenticators'])
  })

  it('requires a session', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await authClient(emulator).call(method, path, {})
      expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    }
  })
})
