import { type ReactNode, useEffect, useRef } from 'react'
import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { AccountUnavailable } from '../../features/account/account-unavailable'
import { goTo } from '../../lib/navigation/go-to'
import { withNext } from '../../lib/navigation/with-next'
import { liveSession } from '../../session/live-session'
import type { SessionView } from '../../session/session-view'
import { useSession } from '../../session/use-session'
import { NeutralSkeleton } from '../neutral-skeleton'
import { type GuardResult, guardResultFor } from './account-guard'
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
  const guardResult = useLastingVerdict(
    guardResultFor(name, session, queryOf(address)),
    session,
    address,
  )
  useArrival(address)
  useGuard(guardResult, session, address)
  useSteps(name, guardResult, session)
  if (isDeparting(address) || guardResult.kind === 'show') return children
  if (guardResult.kind === 'unavailable') return <AccountUnavailable onRetry={askAgain} />
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
function useLastingVerdict(
  guardResult: GuardResult,
  session: SessionView,
  address: string,
): GuardResult {
  const shownAt = useRef<string | null>(null)
  if (guardResult.kind === 'show') shownAt.current = address
  const hasLapsed = guardResult.kind === 'home' && session.status === 'guest'
  return hasLapsed && shownAt.current === address ? { kind: 'show' } : guardResult
}

function useGuard(guardResult: GuardResult, session: SessionView, address: string): void {
  const { kind } = guardResult
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind says all that matters
  useEffect(() => {
    if (isDeparting(address)) return
    const to = wayOf(guardResult, session)
    if (kind === 'signInFirst') showWayToast('signInFirst', address)
    if (to !== null) goTo(to, { replace: true })
  }, [kind, address])
}

function wayOf(guardResult: GuardResult, { pendingFlow }: SessionView): string | null {
  const place = window.location
  if (guardResult.kind === 'home' || guardResult.kind === 'signInFirst') return publicPaths.index
  if (guardResult.kind === 'start') {
    return withNext(accountRoutes[guardResult.route].pattern, nextOf(place))
  }
  if (guardResult.kind !== 'toPending' || !pendingFlow) return null
  const { to, word } = wayToFlow(pendingFlow, place)
  if (word) showWayToast(word, place.pathname)
  return to ?? publicPaths.index
}

/**
 * Has the steps asked for where the page depends on them; ways in ask as well, so that a session
 * long gone is forgotten before somebody types.
 */
function useSteps(name: AccountRouteName, guardResult: GuardResult, session: SessionView): void {
  const { status, stepsKnown } = session
  const isWayIn = status === 'guest' && accountRoutes[name].access === 'guest'
  const isWanted = !stepsKnown && (isWayIn || (guardResult.kind === 'wait' && guardResult.learn))
  useEffect(() => {
    const hasNext = nextOf(window.location) !== null
    if (isWanted) liveSession().send({ type: 'steps.wanted', hasNext })
  }, [isWanted])
}

function askAgain(): void {
  liveSession().send({ type: 'session.suspected' })
}
