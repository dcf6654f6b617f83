import { createHash } from 'node:crypto'
import type { EmulatorDeps } from '../lib/dependencies'
import { tokenLifeSeconds } from './tokens'

/** An authorization, until its code is redeemed. */
export interface Grant {
  uid: string
  redirectUri: string
  /** SHA-256 of the client's verifier in base64url (RFC 7636, S256). */
  codeChallenge: string
  nonce: string | undefined
}

/** Issued codes and access tokens, kept in memory. */
export interface Grants {
  /** An authorization code, valid once for 60 seconds. */
  codeFor(grant: Grant): string
  /** Redeems a code; undefined when it is unknown, used or expired. */
  redeem(code: string): Grant | undefined
  accessTokenFor(uid: string): string
  /** The uid of an access token. */
  holderOf(accessToken: string): string | undefined
}

const codeLifeMs = 60_000

/** Whether a verifier matches its challenge (RFC 7636, 4.6). */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

/** Creates the store of codes and tokens. */
export function createGrants({
  clock,
  randomBytes,
}: Pick<EmulatorDeps, 'clock' | 'randomBytes'>): Grants {
  const codes = new Map<string, { grant: Grant; until: number }>()
  const tokens = new Map<string, { uid: string; until: number }>()
  const now = () => clock.now().getTime()
  const secret = () => Buffer.from(randomBytes(32)).toString('base64url')
  return {
    codeFor(grant) {
      const code = secret()
      codes.set(code, { grant, until: now() + codeLifeMs })
      return code
    },
    redeem(code) {
      const found = codes.get(code)
      codes.delete(code)
      return found && found.until > now() ? found.grant : undefined
    },
    accessTokenFor(uid) {
      const token = secret()
      tokens.set(token, { uid, until: now() + tokenLifeSeconds * 1000 })
      return token
    },
    holderOf(accessToken) {
      const found = tokens.get(accessToken)
      return found && found.until > now() ? found.uid : undefined
    },
  }
}
