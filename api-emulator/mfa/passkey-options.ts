import type { CreationOptions, RequestOptions } from '../../contract/allauth/webauthn-options'
import type { EmulatorDeps } from '../dependencies'
import type { RelyingParty } from './relying-party'
import { userHandle } from './user-handle'

/** What a session remembers between the options and their answer. */
export interface PasskeyCeremony {
  /** In base64url; serves once. */
  challenge: string
  /** Whether the device must have seen the person: a finger, a face, a PIN. */
  mustVerifyUser: boolean
}

/** Who a passkey is made for. */
export interface PasskeyOwner {
  id: number
  email: string
  displayName: string
}

const challengeBytes = 32

/** ES256, EdDSA, PS256 and RS256 (COSE algorithms). */
export const passkeyAlgorithms = [-7, -8, -37, -257]

/** Begins a ceremony. */
export function newCeremony(
  { randomBytes }: Pick<EmulatorDeps, 'randomBytes'>,
  mustVerifyUser: boolean,
): PasskeyCeremony {
  const challenge = Buffer.from(randomBytes(challengeBytes)).toString('base64url')
  return { challenge, mustVerifyUser }
}

const knownKeys = (ids: readonly string[]) => ids.map((id) => ({ type: 'public-key' as const, id }))

/**
 * What a browser needs to make a passkey. One that signs in by itself must be kept on the device
 * and must verify the person; both are discouraged otherwise.
 */
export function creationOptionsFor(
  { challenge, mustVerifyUser }: PasskeyCeremony,
  party: RelyingParty,
  owner: PasskeyOwner,
  keysOfOwner: readonly string[],
): CreationOptions {
  const { id, email, displayName } = owner
  const requirement = mustVerifyUser ? 'required' : 'discouraged'
  return {
    publicKey: {
      rp: { ...party },
      user: { id: userHandle(id), name: email, displayName },
      challenge,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: knownKeys(keysOfOwner),
      authenticatorSelection: {
        residentKey: requirement,
        requireResidentKey: mustVerifyUser,
        userVerification: requirement,
      },
      extensions: { credProps: true },
    },
  }
}

/** What a browser needs to use a passkey; without keys any of this shop's may answer. */
export function requestOptionsFor(
  { challenge }: PasskeyCeremony,
  party: RelyingParty,
  keys: readonly string[],
): RequestOptions {
  return {
    publicKey: {
      challenge,
      rpId: party.id,
      allowCredentials: knownKeys(keys),
      userVerification: 'preferred',
    },
  }
}
