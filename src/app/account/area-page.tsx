import { Suspense } from 'react'
import type { AccountRouteName } from '../../../contract/paths/account-paths'
import { AccountNotYet } from '../../features/account/account-not-yet'
import type { AccountPageProps } from '../../session/account-page-props'
import { NeutralSkeleton } from '../neutral-skeleton'
import { GuardedPage } from './guarded-page'
import type { PageTable } from './page-table'

export interface AreaPageProps extends AccountPageProps {
  name: AccountRouteName
  /** Path and query. */
  address: string
}

/** The page of a route, from one of the tables, for those who may see it. */
export function AreaPage({ pages, name, address, ...page }: AreaPageProps & { pages: PageTable }) {
  const Page = pages[name] ?? AccountNotYet
  return (
    <GuardedPage name={name} address={address}>
      <Suspense fallback={<NeutralSkeleton />}>
        <Page key={page.path} {...page} />
      </Suspense>
    </GuardedPage>
  )
}
