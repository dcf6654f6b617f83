import type { OauthParams } from '../../../contract/allauth/provider-return'
import type { AuthOutcome } from '../../session/auth-outcome'

/** What the address of the callback page says. */
export interface ReturnAddress {
  /** Why there is nothing, in one word; null where nobody said so. */
  error: string | null
  /** A sealed session that a headed sign-in came back with. */
  encryptedToken: string | null
}

/** What the gateway holds for this page. */
export type HeldReturn =
  | { kind: 'held'; params: OauthParams }
  | { kind: 'nothing' }
  | { kind: 'unreachable' }

/** Why nobody was signed in. */
export type ReturnProblem =
  | { kind: 'said'; error: string }
  | { kind: 'nothing' }
  | { kind: 'service'; outcome: ReturnOutcome }

export type ReturnOutcome = AuthOutcome<unknown>

/** What a callback address says. */
export function readReturnAddress(search: string): ReturnAddress {
  const query = new URLSearchParams(search)
  return { error: query.get('error'), encryptedToken: query.get('encrypted_token') }
}
