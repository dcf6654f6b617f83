import { lazy, Suspense } from 'react'
import { matchOrderSuccess } from '#contract/paths/match-path'
import { NotFoundScreen } from '#features/not-found/not-found-screen'
import { guestsMayBuy } from '#session/buyer'
import { useSession } from '#session/session'
import { NeutralSkeleton } from '../neutral-skeleton'

const OwnOrder = lazy(() => import(/* webpackChunkName: "own-order" */ './own-order'))
const MissingOrder = lazy(() => import('./missing-order'))
const AccountUnavailable = lazy(() => import('../../features/account/account-unavailable'))

/** The confirmation of an order; guests get the 404 screen where they cannot order. */
export function PlacedOrder({ path }: { path: string }) {
  const { status } = useSession()
  const uuid = matchOrderSuccess(path)
  if (status === 'unknown') return <NeutralSkeleton />
  const isWithoutMember = status === 'guest' || status === 'signingIn'
  if (uuid === null) return <NotFoundScreen />
  if (isWithoutMember && !guestsMayBuy()) {
    return (
      <Suspense fallback={<NeutralSkeleton />}>
        <MissingOrder path={path} uuid={uuid} />
      </Suspense>
    )
  }
  if (status === 'signingIn') return <NeutralSkeleton />
  return (
    <Suspense fallback={<NeutralSkeleton />}>
      {status === 'unavailable' ? (
        <AccountUnavailable />
      ) : (
        <OwnOrder key={uuid} path={path} uuid={uuid} />
      )}
    </Suspense>
  )
}
