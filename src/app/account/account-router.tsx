import { lazy, Suspense } from 'react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { NeutralSkeleton } from '../neutral-skeleton'
import { AreaPage } from './area-page'
import { nextOf } from './auth-way'
import { signInPages } from './sign-in-pages'

// Ways in read nothing of a person, and do without what would keep it.
const OwnArea = lazy(() => import('./own-area'))

interface AccountRouterProps {
  /** Path of the present page, without query. */
  path: string
  /** Its query, with the question mark. */
  search: string
}

/** The account: the page of an address, with what was read of the person who is here. */
export default function AccountRouter({ path, search }: AccountRouterProps) {
  const match = matchAccountPath(path)
  if (!match) return null
  const page = {
    name: match.name,
    address: path + search,
    path,
    params: match.values,
    next: nextOf({ origin: window.location.origin, pathname: path, search }),
  }
  return (
    <Suspense fallback={<NeutralSkeleton />}>
      {accountRoutes[match.name].access === 'guest' ? (
        <AreaPage pages={signInPages} {...page} />
      ) : (
        <OwnArea {...page} />
      )}
    </Suspense>
  )
}
