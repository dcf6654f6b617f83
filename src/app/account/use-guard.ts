import { useEffect, useRef } from 'react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { nextOf, redirectToFlow } from '#session/auth-redirect'
import { sessionActor } from '#session/session-actor'
import { type SessionView, useSession } from '#session/session-store'
import { type GuardResult, guardResultFor } from './account-guard'
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
  const stay = useStay(result, session, address)
  useRedirect(name, address, stay ? null : result, session)
  useSteps(name, result, session)
  if (result.kind === 'show' || stay === 'page') return 'page'
  return result.kind === 'unavailable' ? 'unavailable' : 'skeleton'
}

/**
 * What to show of a page that was opened and that its guard would not open now; null where the
 * guard redirects. Such a page is left by what changed the session: a form goes on after its answer
 * (`continueAfter`), and the end of a session is an event (`follow-auth-events.ts`). A step that
 * expires while it is shown says so itself.
 */
function useStay(
  { kind }: GuardResult,
  { status, isSigningIn }: SessionView,
  address: string,
): 'page' | 'skeleton' | null {
  const visit = useRef({ address, wasShown: false, isShown: false, signsIn: false })
  if (visit.current.address !== address || kind === 'unavailable') {
    visit.current = { address, wasShown: false, isShown: false, signsIn: false }
  }
  const now = visit.current
  if (kind === 'show') {
    now.wasShown = true
    now.isShown = true
  }
  if (kind === 'wait') {
    now.isShown = false
    now.signsIn = false
  }
  if (now.isShown && isSigningIn) now.signsIn = true
  if (kind === 'signedIn') return now.signsIn ? 'page' : null
  if (kind === 'toPending') return now.isShown ? 'page' : null
  if (kind === 'signInFirst' && now.wasShown) return now.isShown ? 'page' : 'skeleton'
  if (kind !== 'home') return null
  return (status === 'guest' ? now.wasShown : now.isShown) ? 'page' : null
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
