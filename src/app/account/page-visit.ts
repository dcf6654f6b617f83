import type { SessionView } from '#session/session'
import type { GuardResult } from './account-guard'

/** What happened to an account page since its address was opened. */
export interface PageVisit {
  address: string
  /** It was shown, perhaps before the session had to be read again. */
  wasShown: boolean
  /** It is shown, and the session was not read again since. */
  isShown: boolean
  /** A sign-in began while it was shown. */
  signsIn: boolean
}

/** The visit of a page after a result of its guard. */
export function visitAfter(
  visit: PageVisit | null,
  { kind }: GuardResult,
  { isSigningIn }: SessionView,
  address: string,
): PageVisit {
  const isSame = visit?.address === address && kind !== 'unavailable'
  const before = isSame ? visit : { wasShown: false, isShown: false, signsIn: false }
  const isShown = kind === 'show' || (before.isShown && kind !== 'wait')
  return {
    address,
    wasShown: before.wasShown || kind === 'show',
    isShown,
    signsIn: isShown && (before.signsIn || isSigningIn),
  }
}

/**
 * Whether an open page stays that its guard would not open now. It is left by what changed the
 * session: a form goes on after its answer (`afterSignIn`), and the end of a session is an event
 * (`follow-auth-events.ts`). A step that expires while it is shown says so itself.
 */
export function staysOpen(
  { wasShown, isShown, signsIn }: PageVisit,
  { kind }: GuardResult,
  { status }: SessionView,
): boolean {
  switch (kind) {
    case 'signedIn':
      return signsIn
    case 'toPending':
      return isShown
    case 'signInFirst':
      return wasShown
    case 'home':
      return status === 'guest' ? wasShown : isShown
    default:
      return false
  }
}
