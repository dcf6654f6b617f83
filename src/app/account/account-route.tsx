import { globalHistory, type RouteComponentProps } from '@reach/router'
import { Suspense } from 'react'
import type { AccountRouteName } from '#contract/paths/account-paths'
import { AccountUnavailable } from '#features/account/account-placeholders'
import type { AccountPageProps } from '#session/after-sign-in'
import { nextOf } from '#session/after-sign-in'
import { NeutralSkeleton } from '../neutral-skeleton'
import type { AccountPage } from './account-pages'
import { useGuard } from './use-guard'

interface AccountRouteProps extends RouteComponentProps<AccountPageProps['params']> {
  name: AccountRouteName
  page: AccountPage
}

/** A route of the account: its page where the guard allows it; otherwise the guard redirects. */
export default function AccountRoute({
  name,
  page: Page,
  location: { origin, pathname: path, search } = globalHistory.location,
  id,
  linkKey,
}: AccountRouteProps) {
  const shown = useGuard(name, path + search)
  if (shown === 'unavailable') return <AccountUnavailable />
  if (shown === 'skeleton') return <NeutralSkeleton />
  return (
    <Suspense fallback={<NeutralSkeleton />}>
      <Page
        key={path}
        path={path}
        params={{ id, linkKey }}
        next={nextOf({ origin, pathname: path, search })}
      />
    </Suspense>
  )
}
