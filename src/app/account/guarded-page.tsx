import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { AccountNotYet, AccountUnavailable } from '#features/account/account-placeholders'
import { withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import type { AccountPageProps } from '#session/flow-pages'
import { sessionActor } from '#session/session-actor'
import { type SessionView, useSession } from '#session/session-store'
import { NeutralSkeleton } from '../neutral-skeleton'
import { type GuardResult, guardResultFor } from './account-guard'
import { nextOf, redirectToFlow } from './auth-redirect'
import { endNavigation, isNavigatingFrom } from './pending-navigation'
import { showRedirectToast, showSignedInToast } from './redirect-toast'
import type { PageTable } from './sign-in-pages'

export interface AreaPageProps extends AccountPageProps {
  name: AccountRouteName
  /** Path and query. */
  address: string
}

/** The guarded page of a route, from a table of pages. */
export function AreaPage({ pages, name, address, ...page }: AreaPageProps & { pages: PageTable }) {
  const Page = pages[name] ?? AccountNotYet
  return (
    <GuardedPage name={name} address={address}>
      <Suspense fallback={<NeutralSkeleton />}>
        <Page key={page.path} {...page} />
      </Suspense>
    </GuardedPage>
  )
}

interface GuardedPageProps {
  name: AccountRouteName
  /** Path and query of the current page. */
  address: string
  children: ReactNode
}

/** Shows an account page where the guard allows it and redirects otherwise (R100 to R120). */
function GuardedPage({ name, address, children }: GuardedPageProps) {
  const session = useSession()
  const guardResult = useStickyResult(
    guardResultFor(name, session, queryOf(address)),
    session,
    address,
  )
  useNavigationEnd(address)
  useGuard(name, guardResult, session, address)
  useSteps(name, guardResult, session)
  if (isNavigatingFrom(address) || guardResult.kind === 'show') return children
  if (guardResult.kind === 'unavailable') return <AccountUnavailable />
  return <NeutralSkeleton />
}

/** A navigation ends with each new address, and when the page unmounts. */
function useNavigationEnd(address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each address
  useEffect(() => {
    endNavigation()
    return endNavigation
  }, [address])
}

function queryOf(address: string): string {
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at)
}

/** A step that expires while it is shown stays in view: its page shows this and how to continue. */
function useStickyResult(
  guardResult: GuardResult,
  session: SessionView,
  address: string,
): GuardResult {
  const shownAt = useRef<string | null>(null)
  if (guardResult.kind === 'show') shownAt.current = address
  const hasExpired = guardResult.kind === 'home' && session.status === 'guest'
  return hasExpired && shownAt.current === address ? { kind: 'show' } : guardResult
}

function useGuard(
  name: AccountRouteName,
  guardResult: GuardResult,
  session: SessionView,
  address: string,
): void {
  const { kind } = guardResult
  // biome-ignore lint/correctness/useExhaustiveDependencies: only kind and address matter
  useEffect(() => {
    if (isNavigatingFrom(address)) return
    const to = redirectOf(guardResult, session)
    if (kind === 'signInFirst') showRedirectToast('signInFirst', address)
    if (kind === 'signedIn') showSignedInToast(name, address)
    if (to !== null) goTo(to, { replace: true })
  }, [kind, address])
}

function redirectOf(guardResult: GuardResult, { pendingFlow }: SessionView): string | null {
  const place = window.location
  if (guardResult.kind === 'home' || guardResult.kind === 'signInFirst') return publicPaths.index
  if (guardResult.kind === 'signedIn') return nextOf(place) ?? publicPaths.index
  if (guardResult.kind === 'start') {
    return withNext(accountRoutes[guardResult.route].pattern, nextOf(place))
  }
  if (guardResult.kind !== 'toPending' || !pendingFlow) return null
  const { to, reason } = redirectToFlow(pendingFlow, place)
  if (reason) showRedirectToast(reason, place.pathname)
  return to ?? publicPaths.index
}

/**
 * Fetches the pending flows where the page depends on them; sign-in pages fetch them as well, so
 * that an expired session is cleared before the user types.
 */
function useSteps(name: AccountRouteName, guardResult: GuardResult, session: SessionView): void {
  const { status, stepsKnown } = session
  const isSignInPage = status === 'guest' && accountRoutes[name].access === 'guest'
  const isWanted =
    !stepsKnown && (isSignInPage || (guardResult.kind === 'wait' && guardResult.needsSteps))
  useEffect(() => {
    const hasNext = nextOf(window.location) !== null
    if (isWanted) sessionActor().send({ type: 'steps.requested', hasNext })
  }, [isWanted])
}
