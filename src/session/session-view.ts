import type { SessionUser } from '../../contract/account/user-account'
import type { Flow } from '../../contract/allauth/flow'
import type { AuthAnswer } from '../../contract/allauth/session-answer'

/**
 * Who is here, as far as is known. `unavailable`: the question could not be answered, which is not
 * the same as nobody.
 */
export type Status = 'unknown' | 'guest' | 'member' | 'unavailable'

/** What the site knows of the session. */
export interface SessionView {
  status: Status
  /** Null for everybody but a member. */
  user: SessionUser | null
  /** The last answer of the sign-in service that said who is here; null where none was heard. */
  answer: AuthAnswer | null
  /** The step of signing in that is waited for: the last pending one (R196). */
  pendingFlow: Flow | null
  /** A member must prove again who they are. */
  reauthenticationNeeded: boolean
  /** Whether `pendingFlow` and `proofNeeded` were asked for since the page was loaded. */
  stepsKnown: boolean
}

/** Nobody was asked yet: what the build renders for everybody. */
export const unknownSession: SessionView = {
  status: 'unknown',
  user: null,
  answer: null,
  pendingFlow: null,
  reauthenticationNeeded: false,
  stepsKnown: false,
}

let present = unknownSession
const watchers = new Set<() => void>()

/** The session as it is known now. */
export function currentSession(): SessionView {
  return present
}

/** Puts another view in place of the present one; only the live session does. */
export function publishSession(view: SessionView): void {
  present = view
  for (const watcher of [...watchers]) watcher()
}

/**
 * Has a function called after each change.
 * @returns what ends it
 */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
