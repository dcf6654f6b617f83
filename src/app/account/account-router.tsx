import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { safeNext } from '../../../contract/paths/safe-next'
import { AccountUnavailable } from '../../features/account/account-unavailable'
import { createAccountQueries } from '../../session/account-queries'
import { useSession } from '../../session/use-session'
import { NeutralSkeleton } from '../neutral-skeleton'
import { accountPages } from './account-pages'
import type { PageTable } from './page-table'
import { signInPages } from './sign-in-pages'
import { twoFactorPages } from './two-factor-pages'

const pages: PageTable = { ...signInPages, ...twoFactorPages, ...accountPages }

interface AccountRouterProps {
  /** Path of the present page, without query. */
  path: string
  /** Its query, with the question mark. */
  search: string
}

/** The account: the page of an address, with what was read of the person who is here. */
export default function AccountRouter({ path, search }: AccountRouterProps) {
  const { user } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another memory
  const queries = useMemo(createAccountQueries, [user?.id])
  const match = matchAccountPath(path)
  const Page = match && pages[match.name]
  if (!match || !Page) return <AccountUnavailable />
  const next = safeNext(new URLSearchParams(search).get('next'), window.location.origin)
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={<NeutralSkeleton />}>
        <Page key={path} path={path} params={match.values} next={next} />
      </Suspense>
    </QueryClientProvider>
  )
}
