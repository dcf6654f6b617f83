import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { AccountNotYet } from '../../features/account/account-not-yet'
import { createAccountQueries } from '../../session/account-queries'
import { useSession } from '../../session/use-session'
import { NeutralSkeleton } from '../neutral-skeleton'
import { accountPages } from './account-pages'
import { nextOf } from './auth-way'
import { GuardedPage } from './guarded-page'
import { ownPages } from './own-pages'
import type { PageTable } from './page-table'
import { signInPages } from './sign-in-pages'
import { twoFactorPages } from './two-factor-pages'

const pages: PageTable = { ...signInPages, ...twoFactorPages, ...accountPages, ...ownPages }

interface AccountRouterProps {
  /** Path of the present page, without query. */
  path: string
  /** Its query, with the question mark. */
  search: string
}

/** The account: the page of an address, with what was read of the person who is here. */
export default function AccountRouter({ path, search }: AccountRouterProps) {
  const queries = useOwnQueries()
  const match = matchAccountPath(path)
  if (!match) return null
  const Page = pages[match.name] ?? AccountNotYet
  const next = nextOf({ origin: window.location.origin, pathname: path, search })
  return (
    <QueryClientProvider client={queries}>
      <GuardedPage name={match.name} address={path + search}>
        <Suspense fallback={<NeutralSkeleton />}>
          <Page key={path} path={path} params={match.values} next={next} />
        </Suspense>
      </GuardedPage>
    </QueryClientProvider>
  )
}

/** What was read of one person, gone as soon as it is another one, or nobody (A3-43). */
function useOwnQueries() {
  const { user } = useSession()
  const owner = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another memory
  const queries = useMemo(createAccountQueries, [owner])
  useEffect(() => () => queries.clear(), [queries])
  return queries
}
