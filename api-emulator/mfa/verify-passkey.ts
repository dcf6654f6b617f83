import {
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type {
  AssertionCredential,
  RegistrationCredential,
} from '../../contract/allauth/webauthn-credential'
import { type PasskeyCeremony, passkeyAlgorithms } from './passkey-options'
import { isOriginOf, type RelyingParty } from './relying-party'

/** What is kept of a passkey. */
export interface KeptPasskey {
  /** The credential's id, in base64url. */
  credentialId: string
  /** The public key as COSE, in base64url. */
  publicKey: string
  /** How often the device says it was used; zero where it does not count. */
  counter: number
}

function originOf(clientDataJson: string, party: RelyingParty): string {
  const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
  const origin = typeof said === 'object' && said !== null && 'origin' in said ? said.origin : ''
  if (typeof origin !== 'string' || !isOriginOf(party, origin)) {
    throw new Error('The passkey was used on another site.')
  }
  return origin
}

/** The library's name for a credential, without what it does not read. */
const envelope = ({ id, rawId }: { id: string; rawId: string }) => ({
  id,
  rawId,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

function kept({ registrationInfo }: VerifiedRegistrationResponse): KeptPasskey | undefined {
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
  }
}

/** Runs a check of the library: whatever it objects to is a refusal. */
async function orNothing<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}

/** Checks a passkey that was just made (WebAuthn level 3, 7.1); nothing where it is refused. */
export function verifyCreation(
  credential: RegistrationCredential,
  ceremony: PasskeyCeremony,
  party: RelyingParty,
): Promise<KeptPasskey | undefined> {
  const { clientDataJSON, attestationObject } = credential.response
  return orNothing(async () => {
    const verified = await verifyRegistrationResponse({
      response: { ...envelope(credential), response: { clientDataJSON, attestationObject } },
      expectedChallenge: ceremony.challenge,
      expectedOrigin: originOf(clientDataJSON, party),
      expectedRPID: party.id,
      requireUserVerification: ceremony.mustVerifyUser,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return kept(verified)
  })
}

/**
 * Checks the proof of having a passkey (WebAuthn level 3, 7.2) and tells its counter from now on;
 * nothing where it is refused. A counter that does not grow betrays a copy.
 */
export function verifyProof(
  { response, ...credential }: AssertionCredential,
  ceremony: PasskeyCeremony,
  party: RelyingParty,
  passkey: KeptPasskey,
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = response
  if (credential.id !== passkey.credentialId) return Promise.resolve(undefined)
  return orNothing(async () => {
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
