import { randomBytes } from 'node:crypto'
import {
  creationOptionsFor,
  newCeremony,
  type PasskeyCeremony,
  requestOptionsFor,
} from './passkey-options'
import { relyingPartyOf } from './relying-party'
import { type DeviceHabits, softwareAuthenticator } from './testing/software-authenticator'
import { userOfHandle } from './user-handle'
import { type KeptPasskey, verifyCreation, verifyProof } from './verify-passkey'

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
  const passkey = await verifyCreation(device.make(options), ceremony, party)
  if (!passkey) throw new Error('The passkey was refused.')
  return { device, passkey }
}

async function proof(
  { device, passkey }: Awaited<ReturnType<typeof madeKey>>,
  habits: Partial<DeviceHabits> = {},
  asked: Partial<PasskeyCeremony> = {},
  against: Partial<KeptPasskey> = {},
) {
  const ceremony = newCeremony(random, false)
  const credential = device.prove(requestOptionsFor(ceremony, party, []), habits)
  return verifyProof(credential, { ...ceremony, ...asked }, party, { ...passkey, ...against })
}

describe('a passkey that was just made', () => {
  it('is kept with its key', async () => {
    const { passkey } = await madeKey()
    expect(passkey.counter).toBe(0)
    expect(passkey.publicKey.length).toBeGreaterThan(80)
  })

  it('says whose it is', () => {
    expect(userOfHandle(begin(true).options.publicKey.user.id)).toBe(7)
  })

  it.each<[string, Partial<DeviceHabits>]>([
    ['another site', { origin: 'https://example.gr' }],
    ['an insecure page elsewhere', { origin: 'http://shop.localhost.example.gr' }],
    ['another relying party', { rpId: 'example.gr' }],
    ['nobody verified', { verifiesUser: false }],
  ])('is refused: %s', async (_, habits) => {
    const { ceremony, options } = begin(true)
    const credential = softwareAuthenticator().make(options, habits)
    expect(await verifyCreation(credential, ceremony, party)).toBeUndefined()
  })

  it('need not verify the person where it only is a second factor', async () => {
    const { ceremony, options } = begin(false)
    const credential = softwareAuthenticator().make(options, { verifiesUser: false })
    expect(await verifyCreation(credential, ceremony, party)).toBeDefined()
  })

  it('is refused for another challenge', async () => {
    const credential = softwareAuthenticator().make(begin(true).options)
    expect(await verifyCreation(credential, begin(true).ceremony, party)).toBeUndefined()
  })

  it('is refused where its words are no JSON', async () => {
    const { ceremony, options } = begin(true)
    const { response, ...credential } = softwareAuthenticator().make(options)
    const broken = { ...credential, response: { ...response, clientDataJSON: 'AAAA' } }
    expect(await verifyCreation(broken, ceremony, party)).toBeUndefined()
  })
})

describe('the proof of having a passkey', () => {
  it('is taken, at any port of this machine, and tells the new counter', async () => {
    const key = await madeKey()
    expect(await proof(key)).toBe(1)
    expect(await proof(key, { origin: 'http://localhost:8321' })).toBe(2)
  })

  it.each<[string, Partial<DeviceHabits>, Partial<PasskeyCeremony>, Partial<KeptPasskey>]>([
    ['another site', { origin: 'https://example.gr' }, {}, {}],
    ['another relying party', { rpId: 'example.gr' }, {}, {}],
    ['another challenge', {}, { challenge: 'AAAA' }, {}],
    [
      'nobody verified where somebody must be',
      { verifiesUser: false },
      { mustVerifyUser: true },
      {},
    ],
    ['a counter that stands still', { counterStep: 0 }, {}, { counter: 5 }],
    ['another credential', {}, {}, { credentialId: 'AAAA' }],
  ])('is refused: %s', async (_, habits, asked, against) => {
    expect(await proof(await madeKey(), habits, asked, against)).toBeUndefined()
  })

  it('is refused with the key of another device', async () => {
    const { publicKey } = (await madeKey()).passkey
    expect(await proof(await madeKey(), {}, {}, { publicKey })).toBeUndefined()
  })
})
