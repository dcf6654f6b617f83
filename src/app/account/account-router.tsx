import { lazy, Suspense } from 'react'
import { accountRoutes } from '#contract/paths/account-paths'
import { matchAccountPath } from '#contract/paths/match-path'
import { NeutralSkeleton } from '../neutral-skeleton'
import { nextOf } from './auth-redirect'
import { AreaPage } from './guarded-page'
import { signInPages } from './sign-in-pages'

// Sign-in pages read no account data and need no query client.
const MemberArea = lazy(() => import('./member-pages'))

interface AccountRouterProps {
  /** Path of the current page, without query. */
  path: string
  /** Its query, with the question mark. */
  search: string
}

/** Renders the account page of a path; member pages use the query client of the signed-in user. */
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
        <MemberArea {...page} />
      )}
    </Suspense>
  )
}
