import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  AssertionCredential,
  CreationOptions,
  RegistrationCredential,
  RequestOptions,
} from '#contract/allauth/webauthn'
import { attestationObject, authenticatorData, signedBytes } from './authenticator-data'

/** Behaviour of the authenticator, valid or not, for each ceremony. */
export interface DeviceHabits {
  origin: string
  rpId: string
  verifiesUser: boolean
  /** Added to the counter before each signature: zero simulates a cloned key. */
  counterStep: number
}

interface HeldKey {
  id: Buffer
  privateKey: KeyObject
  userHandle: string
}

/** A software authenticator that creates passkeys and signs with them. */
export interface SoftwareAuthenticator {
  make(options: CreationOptions, habits?: Partial<DeviceHabits>): RegistrationCredential
  prove(options: RequestOptions, habits?: Partial<DeviceHabits>): AssertionCredential
}

const usual: DeviceHabits = {
  origin: 'http://localhost:8000',
  rpId: 'localhost',
  verifiesUser: true,
  counterStep: 1,
}

const text = (bytes: Buffer) => bytes.toString('base64url')

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function envelope(id: Buffer) {
  return {
    type: 'public-key' as const,
    id: text(id),
    rawId: text(id),
    authenticatorAttachment: 'platform',
  }
}

function newKey(userHandle: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const held: HeldKey = { id: randomBytes(32), privateKey, userHandle }
  return { held, publicKey }
}

/**
 * For tests: creates ES256 keys in memory, signs with them, and remembers the newest of each
 * relying party. Only the user interaction is simulated.
 */
export function softwareAuthenticator(always: Partial<DeviceHabits> = {}): SoftwareAuthenticator {
  const keys: HeldKey[] = []
  let counter = 0

  const keyFor = ({ publicKey }: RequestOptions) => {
    const allowed = new Set(publicKey.allowCredentials?.map(({ id }) => id))
    const key = keys.findLast(({ id }) => allowed.size === 0 || allowed.has(text(id)))
    if (!key) throw new Error('This device has no passkey that may answer.')
    return key
  }

  return {
    make({ publicKey: options }, habits) {
      const { origin, rpId, verifiesUser } = { ...usual, ...always, ...habits }
      const { held, publicKey } = newKey(options.user.id)
      keys.push(held)
      const data = authenticatorData({ rpId, verifiesUser, counter }, { id: held.id, publicKey })
      const rk = options.authenticatorSelection?.residentKey === 'required'
      return {
        ...envelope(held.id),
        clientExtensionResults: { credProps: { rk } },
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, origin)),
          attestationObject: text(attestationObject(data)),
          transports: ['internal'],
        },
      }
    },
    prove(options, habits) {
      const { origin, rpId, verifiesUser, counterStep } = { ...usual, ...always, ...habits }
      counter += counterStep
      const { id, privateKey, userHandle } = keyFor(options)
      const client = clientData('webauthn.get', options.publicKey.challenge, origin)
      const data = authenticatorData({ rpId, verifiesUser, counter })
      return {
        ...envelope(id),
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signedBytes(data, client), privateKey)),
          userHandle,
        },
      }
    },
  }
}
