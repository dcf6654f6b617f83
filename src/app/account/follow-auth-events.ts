import { goTo } from '#lib/navigation/navigate'
import { authRequest } from '#session/auth-client'
import { onSessionChange, type SessionChange } from '#session/auth-event-bus'
import { type Place, redirectAfter } from './auth-redirect'
import { startNavigationFrom } from './pending-navigation'
import { showRedirectToast } from './redirect-toast'
import { takeContinuation } from './sign-out'

let isFollowing = false
/** Address at which the session ended. */
let endedAt: string | null = null

/** Redirects on auth events; later calls do nothing. */
export function followAuthEvents(): void {
  if (isFollowing) return
  isFollowing = true
  onSessionChange(follow)
}

function follow(event: SessionChange): void {
  // The site does not offer to trust a browser, so this flow is declined.
  if (event.type === 'FLOW_UPDATED' && event.flow.id === 'mfa_trust') return void declineTrust()
  const place: Place = window.location
  const here = place.pathname + place.search
  const { to, reason } = redirectAfter(event, place, takeContinuation())
  noteEnd(event, here)
  if (reason) showRedirectToast(reason, endedAt ?? here)
  if (to === null) return
  // Also to the current address: the second of two equal events counts like the first (R201).
  if (to !== here) startNavigationFrom(place.pathname)
  goTo(to, { replace: to === here })
}

/** A session end may be emitted twice: the second time without a user and from another page. */
function noteEnd({ type, userId }: SessionChange, here: string): void {
  if (type === 'LOGGED_IN') endedAt = null
  if (type === 'LOGGED_OUT' && userId !== null) endedAt = here
}

function declineTrust(): Promise<unknown> {
  return authRequest({ method: 'POST', path: '/auth/2fa/trust', body: { trust: false } })
}
