import type { SessionView } from '#session/session'
import type { GuardResult } from './account-guard'

/** An account page since its address was opened. */
export interface PageVisit {
  address: string
  /**
   * `opening`: not shown yet. `shown`: in view. `signingIn`: in view, and a sign-in began meanwhile.
   * `hidden`: it was in view until the session had to be read again.
   */
  phase: 'opening' | 'shown' | 'signingIn' | 'hidden'
}

/** The visit of a page after a result of its guard. */
export function visitAfter(
  visit: PageVisit | null,
  { kind }: GuardResult,
  { status }: SessionView,
  address: string,
): PageVisit {
  const isSame = visit?.address === address && kind !== 'unavailable'
  const before = isSame ? visit.phase : 'opening'
  if (kind !== 'show' && (kind === 'wait' || !isInView(before))) {
    return { address, phase: before === 'opening' ? 'opening' : 'hidden' }
  }
  const signsIn = before === 'signingIn' || status === 'signingIn'
  return { address, phase: signsIn ? 'signingIn' : 'shown' }
}

/** Whether a page is in view. */
export const isInView = (phase: PageVisit['phase']) => phase === 'shown' || phase === 'signingIn'

/**
 * Whether an open page stays that its guard would not open now. It is left by what changed the
 * session: a form goes on after its answer (`afterSignIn`), and the end of a session is an event
 * (`run-session.ts`). A step that expires while it is shown says so itself.
 */
export function staysOpen(
  { phase }: PageVisit,
  { kind }: GuardResult,
  { status }: SessionView,
): boolean {
  switch (kind) {
    case 'signedIn':
      return phase === 'signingIn'
    case 'toPending':
      return isInView(phase)
    case 'signInFirst':
      return phase !== 'opening'
    case 'home':
      return status === 'member' ? isInView(phase) : phase !== 'opening'
    default:
      return false
  }
}
