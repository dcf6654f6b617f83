import { lazy, Suspense } from 'react'
import { matchOrderSuccess } from '#contract/paths/match-path'
import { NotFoundScreen } from '#features/not-found/not-found-screen'
import { useSession } from '#session/session'
import { NeutralSkeleton } from '../neutral-skeleton'

const OwnOrder = lazy(() => import(/* webpackChunkName: "own-order" */ './own-order'))
const AccountUnavailable = lazy(() =>
  import(
    /* webpackChunkName: "session-unavailable" */ '../../features/account/account-placeholders'
  ).then(({ AccountUnavailable }) => ({ default: AccountUnavailable })),
)

/** The confirmation of an order for its owner; guests get the 404 screen. */
export function PlacedOrder({ path }: { path: string }) {
  const { status } = useSession()
  const uuid = matchOrderSuccess(path)
  if (status === 'unknown') return <NeutralSkeleton />
  if (status === 'guest' || status === 'signingIn' || uuid === null) return <NotFoundScreen />
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
