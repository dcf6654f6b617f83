import type { CreationOptions, RequestOptions } from '#contract/allauth/webauthn'
import type { EmulatorDeps } from '../lib/dependencies'

/** State kept in the session between the options and their answer. */
export interface PasskeyCeremony {
  /** In base64url; used once. */
  challenge: string
  /** Whether user verification is required (biometrics or PIN). */
  mustVerifyUser: boolean
}

/** The user whom a passkey is created for. */
interface PasskeyOwner {
  id: number
  email: string
  displayName: string
}

const challengeBytes = 32

/** ES256, EdDSA, PS256 and RS256 (COSE algorithms). */
export const passkeyAlgorithms = [-7, -8, -37, -257]

/** Creates a ceremony with a random challenge. */
export function newCeremony(
  { randomBytes }: Pick<EmulatorDeps, 'randomBytes'>,
  mustVerifyUser: boolean,
): PasskeyCeremony {
  const challenge = Buffer.from(randomBytes(challengeBytes)).toString('base64url')
  return { challenge, mustVerifyUser }
}

const knownKeys = (ids: readonly string[]) => ids.map((id) => ({ type: 'public-key' as const, id }))

/**
 * WebAuthn creation options. A passwordless passkey requires a resident key and user verification;
 * both are discouraged otherwise.
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

/** WebAuthn request options; without credential ids any passkey of the site may be used. */
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

/** The relying party of WebAuthn level 3. */
export interface RelyingParty {
  /** Host of the site, to which its passkeys are bound. */
  id: string
  name: string
}

/** The relying party of a shop at `siteUrl`. */
export function relyingPartyOf(siteUrl: string, name: string): RelyingParty {
  return { id: new URL(siteUrl).hostname, name }
}

/**
 * Whether an origin may use the passkeys of a relying party: https on its host or a subdomain. On
 * `localhost` http is allowed at any port, as in the upstream's development mode.
 */
export function isOriginOf(party: RelyingParty, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  if (hostname !== party.id && !hostname.endsWith(`.${party.id}`)) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

/** User handle of a passkey: the user id in base 36, as bytes in base64url. */
export function userHandle(userId: number): string {
  return Buffer.from(userId.toString(36)).toString('base64url')
}

/** The user id in a handle; undefined when invalid. */
export function userOfHandle(handle: string): number | undefined {
  const text = Buffer.from(handle, 'base64url').toString('utf8')
  if (!/^[0-9a-z]{1,10}$/.test(text)) return undefined
  return Number.parseInt(text, 36)
}
