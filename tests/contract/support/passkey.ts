import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import {
  attestationObject,
  authenticatorData,
  signedBytes,
} from '#emulator/testing/authenticator-data'

type Options = {
  publicKey: { challenge: string; rpId?: string | undefined; rp?: { id?: string | undefined } }
}

/** A software authenticator: one key pair on P-256 (WebAuthn level 3, section 6). */
export interface Passkey {
  id: string
  /** Answers creation options, as `navigator.credentials.create` would. */
  register(options: Options & { publicKey: { user: { id: string } } }): object
  /** Answers request options, as `navigator.credentials.get` would. */
  prove(options: Options): object
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')

function clientData(type: string, challenge: string): Buffer {
  const canonical = base64url(Buffer.from(challenge, 'base64url'))
  const origin = 'http://localhost:8000'
  return Buffer.from(JSON.stringify({ type, challenge: canonical, origin, crossOrigin: false }))
}

/** Creates a passkey; a resident one can sign in without a user name. */
export function newPasskey(resident = true): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  const envelope = { type: 'public-key', id, rawId: id, authenticatorAttachment: 'platform' }
  let userHandle = ''
  let counter = 0
  const dataFor = (rpId = 'localhost') => ({ rpId, verifiesUser: true, counter })
  return {
    id,
    register({ publicKey: options }) {
      userHandle = options.user.id
      const data = authenticatorData(dataFor(options.rp?.id), { id: rawId, publicKey })
      return {
        ...envelope,
        clientExtensionResults: { credProps: { rk: resident } },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
          attestationObject: base64url(attestationObject(data)),
          transports: ['internal'],
        },
      }
    },
    prove({ publicKey: options }) {
      counter += 1
      const client = clientData('webauthn.get', options.challenge)
      const data = authenticatorData(dataFor(options.rpId))
      return {
        ...envelope,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signedBytes(data, client), privateKey)),
          userHandle,
        },
      }
    },
  }
}
