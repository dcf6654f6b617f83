import { globalHistory, type RouteComponentProps } from '@reach/router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { exportParam } from '#contract/account/export-link'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import AccountUnavailable from '#features/account/account-unavailable'
import { loginPath, withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { type AccountPageProps, nextOf, type Place, redirectToFlow } from '#session/after-sign-in'
import { type SessionView, useSession } from '#session/session'
import { sessionActor } from '#session/session-actor'
import { NeutralSkeleton } from '../neutral-skeleton'
import { type GuardResult, guardResultFor } from './account-guard'
import type { AccountPage } from './account-pages'
import { isInView, type PageVisit, staysOpen, visitAfter } from './page-visit'
import { type RedirectReason, showRedirectToast, showSignedInToast } from './redirect-toast'

interface GuestPartProps {
  id: string | undefined
  /** Where signing in leads to. */
  next: string | null
  /** Where there is nothing for them. */
  otherwise: ReactNode
}

/** Pages to which mails lead, and what they have for guests whom their guard would send away. */
const guestParts: Partial<Record<AccountRouteName, ComponentType<GuestPartProps>>> = {
  'account-orders-id': lazy(() => import('./guest-order')),
  'account-subscriptions': lazy(() => import('#features/newsletter/guest-offer')),
  'account-verify-email': lazy(() => import('#features/verify-email/guest-without-sign-up')),
}

interface AccountRouteProps extends RouteComponentProps<AccountPageProps['params']> {
  name: AccountRouteName
  page: AccountPage
}

/** A route of the account: its page where the guard allows it, otherwise a redirect. */
export default function AccountRoute({
  name,
  page: Page,
  location: { origin, pathname, search } = globalHistory.location,
  id,
  linkKey,
  topic,
}: AccountRouteProps) {
  const place = { origin, pathname, search }
  const address = pathname + search
  const session = useSession()
  const result = guardResultFor(name, session, search)
  const visit = useRef<PageVisit | null>(null)
  visit.current = visitAfter(visit.current, result, session, address)
  useSteps(name, result, session, nextOf(place) !== null)

  const stays = staysOpen(visit.current, result, session)
  // A member's page is not shown once more for a guest.
  const isShown = stays && (isInView(visit.current.phase) || result.kind === 'home')
  if (result.kind === 'unavailable') return <AccountUnavailable />
  if (result.kind !== 'show' && !isShown) {
    const target = stays ? null : redirectOf(result, session, place)
    if (!target) return <NeutralSkeleton />
    const redirect = <Redirect {...target} name={name} address={address} />
    const GuestPart = guestParts[name]
    if (!GuestPart || session.status !== 'guest') return redirect
    return (
      <Suspense fallback={<NeutralSkeleton />}>
        <GuestPart id={id} next={nextOf(place)} otherwise={redirect} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<NeutralSkeleton />}>
      <Page key={pathname} path={pathname} params={{ id, linkKey, topic }} next={nextOf(place)} />
    </Suspense>
  )
}

interface RedirectTarget {
  to: string
  /** Path to return to after signing in; the page itself with its query without one. */
  from?: string
  /** Why, where that is told. */
  reason?: RedirectReason | 'signedIn' | undefined
}

/** Where a guard's result leads; null where the page waits. */
function redirectOf(
  result: GuardResult,
  { pendingFlow }: SessionView,
  place: Place,
): RedirectTarget | null {
  const home = publicPaths.index
  switch (result.kind) {
    case 'home':
      return { to: home }
    case 'signInFirst': {
      const address = place.pathname + place.search
      // The link of a mail goes on after the sign-in, without a message that passes.
      return isMailedLink(address)
        ? { to: loginPath(address) }
        : { to: home, reason: 'signInFirst' }
    }
    case 'signedIn':
      return { to: nextOf(place) ?? home, reason: 'signedIn' }
    case 'start':
      return { to: withNext(accountRoutes[result.route].pattern, nextOf(place)) }
    case 'toPending': {
      if (!pendingFlow) return null
      const { to, reason } = redirectToFlow(pendingFlow, place)
      return { to: to ?? home, reason, from: place.pathname }
    }
    default:
      return null
  }
}

/** Whether an address is the link to a copy of the data. */
function isMailedLink(address: string): boolean {
  return address.startsWith(`${accountRoutes['account-privacy'].pattern}?${exportParam}=`)
}

interface RedirectProps extends RedirectTarget {
  name: AccountRouteName
  /** Path and query of the page that is not opened. */
  address: string
}

/** Leads to another page, and says why. */
function Redirect({ to, reason, name, address, from = address }: RedirectProps) {
  useEffect(() => {
    if (reason === 'signedIn') showSignedInToast(name, address)
    else if (reason) showRedirectToast(reason, from)
    goTo(to, { replace: true })
  }, [to, reason, name, address, from])
  return <NeutralSkeleton />
}

/**
 * Fetches the pending flows where the page depends on them; sign-in pages fetch them as well, so
 * that an expired session is cleared before the user types.
 */
function useSteps(
  name: AccountRouteName,
  result: GuardResult,
  { status, stepsKnown }: SessionView,
  hasNext: boolean,
): void {
  const isSignInPage = status === 'guest' && accountRoutes[name].access === 'guest'
  const isWanted = !stepsKnown && (isSignInPage || (result.kind === 'wait' && result.needsSteps))
  useEffect(() => {
    if (isWanted) sessionActor().send({ type: 'steps.requested', hasNext })
  }, [isWanted, hasNext])
}
