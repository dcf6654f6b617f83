import { useEffect, useRef } from 'react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { nextOf, redirectToFlow } from '#session/after-sign-in'
import { type SessionView, useSession } from '#session/session'
import { sessionActor } from '#session/session-actor'
import { type GuardResult, guardResultFor } from './account-guard'
import { type PageVisit, staysOpen, visitAfter } from './page-visit'
import { showRedirectToast, showSignedInToast } from './redirect-toast'

/**
 * Guards an account page: redirects with a message where the session does not allow it.
 * @param address path and query
 * @returns what the route shows
 */
export function useGuard(
  name: AccountRouteName,
  address: string,
): 'page' | 'skeleton' | 'unavailable' {
  const session = useSession()
  const at = address.indexOf('?')
  const result = guardResultFor(name, session, at < 0 ? '' : address.slice(at))
  const visit = useRef<PageVisit | null>(null)
  visit.current = visitAfter(visit.current, result, session, address)
  const stays = staysOpen(visit.current, result, session)
  useRedirect(name, address, stays ? null : result, session)
  useSteps(name, result, session)
  if (result.kind === 'show') return 'page'
  // A member's page is not shown once more for a guest.
  if (stays && (visit.current.isShown || result.kind === 'home')) return 'page'
  return result.kind === 'unavailable' ? 'unavailable' : 'skeleton'
}

/** Redirects once for each result and address. */
function useRedirect(
  name: AccountRouteName,
  address: string,
  result: GuardResult | null,
  session: SessionView,
): void {
  const kind = result?.kind
  // biome-ignore lint/correctness/useExhaustiveDependencies: only kind and address matter
  useEffect(() => {
    if (result === null) return
    const to = redirectOf(result, session)
    if (kind === 'signInFirst') showRedirectToast('signInFirst', address)
    if (kind === 'signedIn') showSignedInToast(name, address)
    if (to !== null) goTo(to, { replace: true })
  }, [kind, address])
}

function redirectOf(result: GuardResult, { pendingFlow }: SessionView): string | null {
  const place = window.location
  if (result.kind === 'home' || result.kind === 'signInFirst') return publicPaths.index
  if (result.kind === 'signedIn') return nextOf(place) ?? publicPaths.index
  if (result.kind === 'start') return withNext(accountRoutes[result.route].pattern, nextOf(place))
  if (result.kind !== 'toPending' || !pendingFlow) return null
  const { to, reason } = redirectToFlow(pendingFlow, place)
  if (reason) showRedirectToast(reason, place.pathname)
  return to ?? publicPaths.index
}

/**
 * Fetches the pending flows where the page depends on them; sign-in pages fetch them as well, so
 * that an expired session is cleared before the user types.
 */
function useSteps(name: AccountRouteName, result: GuardResult, session: SessionView): void {
  const { status, stepsKnown } = session
  const isSignInPage = status === 'guest' && accountRoutes[name].access === 'guest'
  const isWanted = !stepsKnown && (isSignInPage || (result.kind === 'wait' && result.needsSteps))
  useEffect(() => {
    const hasNext = nextOf(window.location) !== null
    if (isWanted) sessionActor().send({ type: 'steps.requested', hasNext })
  }, [isWanted])
}
