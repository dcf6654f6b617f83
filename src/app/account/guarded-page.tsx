import { type ReactNode, useEffect, useRef } from 'react'
import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { AccountUnavailable } from '../../features/account/account-unavailable'
import { liveSession } from '../../session/live-session'
import type { SessionView } from '../../session/session-view'
import { useSession } from '../../session/use-session'
import { goTo } from '../../shared/navigation/go-to'
import { withNext } from '../../shared/navigation/with-next'
import { NeutralSkeleton } from '../neutral-skeleton'
import { type Verdict, verdictOn } from './account-guard'
import { nextOf, wayToFlow } from './auth-way'
import { arrive, isDeparting } from './departure'
import { showWayToast } from './way-toast'

interface GuardedPageProps {
  name: AccountRouteName
  /** Path and query of the present page. */
  address: string
  children: ReactNode
}

/** A page of the account, for those who may see it; everybody else is led on (R100 to R120). */
export function GuardedPage({ name, address, children }: GuardedPageProps) {
  const session = useSession()
  const verdict = useLastingVerdict(verdictOn(name, session, queryOf(address)), session, address)
  useArrival(address)
  useGuard(verdict, session, address)
  useSteps(name, verdict, session)
  if (isDeparting(address) || verdict.kind === 'show') return children
  if (verdict.kind === 'unavailable') return <AccountUnavailable onRetry={askAgain} />
  return <NeutralSkeleton />
}

/** Each address is an arrival, and so is whatever page comes after this one. */
function useArrival(address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    arrive()
    return arrive
  }, [address])
}

function queryOf(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? '' : address.slice(mark)
}

/** A step that lapses under a person's hands stays in view: its page says so, and leads on. */
function useLastingVerdict(verdict: Verdict, session: SessionView, address: string): Verdict {
  const shownAt = useRef<string | null>(null)
  if (verdict.kind === 'show') shownAt.current = address
  const hasLapsed = verdict.kind === 'home' && session.standing === 'guest'
  return hasLapsed && shownAt.current === address ? { kind: 'show' } : verdict
}

function useGuard(verdict: Verdict, session: SessionView, address: string): void {
  const { kind } = verdict
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind says all that matters
  useEffect(() => {
    if (isDeparting(address)) return
    const to = wayOf(verdict, session)
    if (kind === 'signInFirst') showWayToast('signInFirst', address)
    if (to !== null) goTo(to, { replace: true })
  }, [kind, address])
}

function wayOf(verdict: Verdict, { pendingFlow }: SessionView): string | null {
  const place = window.location
  if (verdict.kind === 'home' || verdict.kind === 'signInFirst') return publicPaths.index
  if (verdict.kind === 'start') {
    return withNext(accountRoutes[verdict.route].pattern, nextOf(place))
  }
  if (verdict.kind !== 'toPending' || !pendingFlow) return null
  const { to, word } = wayToFlow(pendingFlow, place)
  if (word) showWayToast(word, place.pathname)
  return to ?? publicPaths.index
}

/**
 * Has the steps asked for where the page depends on them; ways in ask as well, so that a session
 * long gone is forgotten before somebody types.
 */
function useSteps(name: AccountRouteName, verdict: Verdict, session: SessionView): void {
  const { standing, stepsKnown } = session
  const isWayIn = standing === 'guest' && accountRoutes[name].access === 'guest'
  const isWanted = !stepsKnown && (isWayIn || (verdict.kind === 'wait' && verdict.learn))
  useEffect(() => {
    const hasNext = nextOf(window.location) !== null
    if (isWanted) liveSession().send({ type: 'steps.wanted', hasNext })
  }, [isWanted])
}

function askAgain(): void {
  liveSession().send({ type: 'session.suspected' })
}
