import type { Flow } from '../../contract/allauth/flow'
import type { AuthError } from '../../contract/allauth/refusal'

/**
 * What the sign-in service said, in words that a story can act on. 401, 404 and 410 are answers,
 * not failures. The session has been told already when this arrives, and the app
 * goes where `signedIn`, `nextStep`, `proofNeeded` and `sessionEnded` lead: a screen only has to
 * stop waiting.
 */
export type AuthOutcome<Data = undefined> =
  /** 200 with a user: somebody is signed in. */
  | { kind: 'signedIn' }
  /** 401: the first part is done, this step is waited for. */
  | { kind: 'nextStep'; flow: Flow }
  /** 401 of somebody signed in: prove it again first; the call was not carried out. */
  | { kind: 'proofNeeded' }
  /** 401 and nothing is waited for: nobody is signed in. */
  | { kind: 'signedOut' }
  /** 410: the session ended. */
  | { kind: 'sessionEnded' }
  /** 200 with something of its own. */
  | { kind: 'done'; data: Data }
  /** 400: what was sent cannot be used. */
  | { kind: 'refused'; errors: readonly AuthError[] }
  /** 403: sign-up is closed, or no mail was sent. */
  | { kind: 'forbidden'; errors: readonly AuthError[] }
  /** 404: there is none. */
  | { kind: 'missing' }
  /** 409: not in this state, e.g. already signed in, or nothing waits for a code. */
  | { kind: 'conflict'; errors: readonly AuthError[] }
  /** 429; `seconds` is null where the server named no time. */
  | { kind: 'heldBack'; seconds: number | null }
  /** No network, time up, or nobody behind the gateway: the same again may help. */
  | { kind: 'unreachable' }
  /** The server broke or answered what was not agreed; `reason` is for logs only. */
  | { kind: 'broken'; reason: string }

export type AuthOutcomeKind = AuthOutcome['kind']
