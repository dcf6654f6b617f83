import {
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AssertionCredential, RegistrationCredential } from '#contract/allauth/webauthn'
import {
  isOriginOf,
  type PasskeyCeremony,
  passkeyAlgorithms,
  type RelyingParty,
} from './passkey-options'

export interface StoredPasskey {
  /** The credential's id, in base64url. */
  credentialId: string
  /** The public key as COSE, in base64url. */
  publicKey: string
  /** Signature counter; zero when the device does not count. */
  counter: number
}

function originOf(clientDataJson: string, party: RelyingParty): string {
  const client: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
  const origin =
    typeof client === 'object' && client !== null && 'origin' in client ? client.origin : ''
  if (typeof origin !== 'string' || !isOriginOf(party, origin)) {
    throw new Error('The passkey was used on another site.')
  }
  return origin
}

/** The credential in the type of the library, without the fields that it ignores. */
const envelope = ({ id, rawId }: { id: string; rawId: string }) => ({
  id,
  rawId,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

function storedPasskeyOf({
  registrationInfo,
}: VerifiedRegistrationResponse): StoredPasskey | undefined {
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
  }
}

/** Runs a verification of the library; an exception counts as refusal. */
async function orUndefined<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}

/** Verifies a new passkey (WebAuthn level 3, 7.1); undefined when it is refused. */
export function verifyAttestation(
  credential: RegistrationCredential,
  ceremony: PasskeyCeremony,
  party: RelyingParty,
): Promise<StoredPasskey | undefined> {
  const { clientDataJSON, attestationObject } = credential.response
  return orUndefined(async () => {
    const verified = await verifyRegistrationResponse({
      response: { ...envelope(credential), response: { clientDataJSON, attestationObject } },
      expectedChallenge: ceremony.challenge,
      expectedOrigin: originOf(clientDataJSON, party),
      expectedRPID: party.id,
      requireUserVerification: ceremony.mustVerifyUser,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return storedPasskeyOf(verified)
  })
}

/**
 * Verifies an assertion (WebAuthn level 3, 7.2) and returns its new counter; undefined when it is
 * refused. A counter that does not grow indicates a cloned key.
 */
export function verifyAssertion(
  { response, ...credential }: AssertionCredential,
  ceremony: PasskeyCeremony,
  party: RelyingParty,
  passkey: StoredPasskey,
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = response
  if (credential.id !== passkey.credentialId) return Promise.resolve(undefined)
  return orUndefined(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...envelope(credential),
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: ceremony.challenge,
      expectedOrigin: originOf(clientDataJSON, party),
      expectedRPID: party.id,
      requireUserVerification: ceremony.mustVerifyUser,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}
