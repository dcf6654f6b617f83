import { goTo } from '../../lib/navigation/go-to'
import { hearAuthEvents, type ToldEvent } from '../../session/auth-event-line'
import { authRequest } from '../../session/auth-request'
import { type Place, wayAfter } from './auth-way'
import { depart } from './departure'
import { showWayToast } from './way-toast'

let isFollowing = false
/** Where the person was when their session ended. */
let endedAt: string | null = null

/** Leads the person where the events of the session lead, wherever the page is; once is enough. */
export function followAuthEvents(): void {
  if (isFollowing) return
  isFollowing = true
  hearAuthEvents(follow)
}

function follow(event: ToldEvent): void {
  // Trusting a browser is a choice that nobody was asked for: the service is told no.
  if (event.type === 'FLOW_UPDATED' && event.flow.id === 'mfa_trust') return void declineTrust()
  const place: Place = window.location
  const here = place.pathname + place.search
  const { to, word } = wayAfter(event, place)
  noteEnd(event, here)
  if (word) showWayToast(word, endedAt ?? here)
  if (to === null) return
  // Also where the person stays: the second of two equal events counts like the first (R201).
  if (to !== here) depart(place.pathname)
  goTo(to, { replace: to === here })
}

/** An end may be told twice: the second time nobody is signed in any more, and the page is another. */
function noteEnd({ type, userId }: ToldEvent, here: string): void {
  if (type === 'LOGGED_IN') endedAt = null
  if (type === 'LOGGED_OUT' && userId !== null) endedAt = here
}

function declineTrust(): Promise<unknown> {
  return authRequest({ method: 'POST', path: '/auth/2fa/trust', body: { trust: false } })
}
