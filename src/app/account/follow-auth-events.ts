import { goTo } from '#lib/navigation/navigate'
import { redirectAfter } from '#session/after-sign-in'
import { tellUnexpectedEnd } from '#session/expected-end'
import { onSessionChange, type SessionChange } from '#session/session-owner'
import { showRedirectToast } from './redirect-toast'

let isFollowing = false
/** Address at which the session ended. */
let endedAt: string | null = null

/**
 * Follows what no form of this page waits for: that the session ended, here or in another tab, and
 * that any request may require reauthentication. Later calls do nothing.
 */
export function followAuthEvents(): void {
  if (isFollowing) return
  isFollowing = true
  onSessionChange(follow)
}

function follow(change: SessionChange): void {
  if (change.type === 'FLOW_UPDATED' && change.flow.id === 'mfa_trust') return
  const { pathname, search } = window.location
  const here = pathname + search
  const { to, reason } = redirectAfter(change, window.location)
  noteEnd(change, here)
  if (reason) {
    const next = endedAt ?? here
    tellUnexpectedEnd(() => showRedirectToast(reason, next))
  }
  // Also to the current address: the second of two equal events counts like the first.
  if (to !== null && !goesOnItself(change)) goTo(to, { replace: to === here })
}

/** Sign-in and reauthentication (`afterSignIn`) and the sign-out (`signOut`) go on themselves. */
function goesOnItself(change: SessionChange): boolean {
  if (change.type === 'LOGGED_OUT') return change.reason === 'left'
  return change.type !== 'REAUTHENTICATION_REQUIRED'
}

/** A session end may be emitted twice: the second time without a user and from another page. */
function noteEnd({ type, userId }: SessionChange, here: string): void {
  if (type === 'LOGGED_IN') endedAt = null
  if (type === 'LOGGED_OUT' && userId !== null) endedAt = here
}
