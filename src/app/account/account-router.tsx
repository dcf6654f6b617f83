import { lazy, type ReactNode, Suspense } from 'react'
import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { AccountNotYet } from '../../features/account/account-not-yet'
import { NeutralSkeleton } from '../neutral-skeleton'
import { accountPages } from './account-pages'
import { nextOf } from './auth-way'
import { GuardedPage } from './guarded-page'
import { ownPages } from './own-pages'
import type { PageTable } from './page-table'
import { signInPages } from './sign-in-pages'
import { twoFactorPages } from './two-factor-pages'

const pages: PageTable = { ...signInPages, ...twoFactorPages, ...accountPages, ...ownPages }

const OwnQueries = lazy(() => import('./own-queries'))

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
  const Page = pages[match.name] ?? AccountNotYet
  const next = nextOf({ origin: window.location.origin, pathname: path, search })
  return (
    <Suspense fallback={<NeutralSkeleton />}>
      <Memory name={match.name}>
        <GuardedPage name={match.name} address={path + search}>
          <Suspense fallback={<NeutralSkeleton />}>
            <Page key={path} path={path} params={match.values} next={next} />
          </Suspense>
        </GuardedPage>
      </Memory>
    </Suspense>
  )
}

/** Ways in read nothing of a person, and do without what would keep it. */
function Memory({ name, children }: { name: AccountRouteName; children: ReactNode }) {
  return accountRoutes[name].access === 'guest' ? children : <OwnQueries>{children}</OwnQueries>
}
