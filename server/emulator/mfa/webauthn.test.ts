import { randomBytes } from 'node:crypto'
import { type DeviceHabits, softwareAuthenticator } from '../testing/software-authenticator'
import {
  creationOptionsFor,
  newCeremony,
  type PasskeyCeremony,
  relyingPartyOf,
  requestOptionsFor,
} from './passkey-options'
import { type StoredPasskey, verifyAssertion, verifyAttestation } from './webauthn'

const party = relyingPartyOf('http://localhost:8000', 'Δοκιμή')
const owner = { id: 7, email: 'customer@example.gr', displayName: 'customer' }

const random = { randomBytes }

function begin(mustVerifyUser: boolean) {
  const ceremony = newCeremony(random, mustVerifyUser)
  return { ceremony, options: creationOptionsFor(ceremony, party, owner, []) }
}

async function madeKey() {
  const device = softwareAuthenticator()
  const { ceremony, options } = begin(true)
  const passkey = await verifyAttestation(device.make(options), ceremony, party)
  if (!passkey) throw new Error('The passkey was refused.')
  return { device, passkey }
}

async function counterAfterAssertion(
  { device, passkey }: Awaited<ReturnType<typeof madeKey>>,
  habits: Partial<DeviceHabits> = {},
  asked: Partial<PasskeyCeremony> = {},
  against: Partial<StoredPasskey> = {},
) {
  const ceremony = newCeremony(random, false)
  const credential = device.prove(requestOptionsFor(ceremony, party, []), habits)
  return verifyAssertion(credential, { ...ceremony, ...asked }, party, { ...passkey, ...against })
}

describe('a new passkey', () => {
  it.each<[string, Partial<DeviceHabits>]>([
    ['another site', { origin: 'https://example.gr' }],
    ['an insecure page of another site', { origin: 'http://shop.localhost.example.gr' }],
    ['another relying party', { rpId: 'example.gr' }],
    ['an unverified user', { verifiesUser: false }],
  ])('is refused: %s', async (_, habits) => {
    const { ceremony, options } = begin(true)
    const credential = softwareAuthenticator().make(options, habits)
    expect(await verifyAttestation(credential, ceremony, party)).toBeUndefined()
  })

  it('does not require user verification as a second factor', async () => {
    const { ceremony, options } = begin(false)
    const credential = softwareAuthenticator().make(options, { verifiesUser: false })
    expect(await verifyAttestation(credential, ceremony, party)).toBeDefined()
  })

  it('is refused when its client data is not JSON', async () => {
    const { ceremony, options } = begin(true)
    const { response, ...credential } = softwareAuthenticator().make(options)
    const broken = { ...credential, response: { ...response, clientDataJSON: 'AAAA' } }
    expect(await verifyAttestation(broken, ceremony, party)).toBeUndefined()
  })
})

describe('an assertion', () => {
  it('is accepted at any port of localhost, and returns the new counter', async () => {
    const key = await madeKey()
    expect(await counterAfterAssertion(key)).toBe(1)
    expect(await counterAfterAssertion(key, { origin: 'http://localhost:8321' })).toBe(2)
  })

  it.each<[string, Partial<DeviceHabits>, Partial<PasskeyCeremony>, Partial<StoredPasskey>]>([
    ['another site', { origin: 'https://example.gr' }, {}, {}],
    ['another relying party', { rpId: 'example.gr' }, {}, {}],
    [
      'missing user verification where it is required',
      { verifiesUser: false },
      { mustVerifyUser: true },
      {},
    ],
    ['a counter that does not grow', { counterStep: 0 }, {}, { counter: 5 }],
    ['another credential', {}, {}, { credentialId: 'AAAA' }],
  ])('is refused: %s', async (_, habits, asked, against) => {
    expect(await counterAfterAssertion(await madeKey(), habits, asked, against)).toBeUndefined()
  })

  it('is refused with the key of another device', async () => {
    const { publicKey } = (await madeKey()).passkey
    expect(await counterAfterAssertion(await madeKey(), {}, {}, { publicKey })).toBeUndefined()
  })
})
