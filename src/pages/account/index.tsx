import type { PageProps } from 'gatsby'
import { lazy, Suspense } from 'react'
import { ClientSection } from '#app/client-section'
import { HiddenHead } from '#app/head/hidden-head'
import { NeutralSkeleton } from '#app/neutral-skeleton'
import { currentDocumentTitle } from '#components/page-title'
import { accountRoutes } from '#contract/paths/account-paths'
import { matchAccountPath } from '#contract/paths/match-path'
import { accountMessages } from '#features/account/messages'
import { AccountLayout } from '#layouts/account-layout'
import { useText } from '#lib/i18n/messages'

const AccountRouter = lazy(
  () => import(/* webpackChunkName: "account-router" */ '../../app/account/account-router'),
)

export default function Account({ location: { pathname, search } }: PageProps) {
  return (
    <AccountLayout path={pathname} builtPath={accountRoutes.account.pattern}>
      <ClientSection path={pathname} isKnown={(path) => matchAccountPath(path) !== null}>
        <Suspense fallback={<NeutralSkeleton />}>
          <AccountRouter path={pathname} search={search} />
        </Suspense>
      </ClientSection>
    </AccountLayout>
  )
}

export function Head() {
  const text = useText(accountMessages)
  return <HiddenHead fullTitle={currentDocumentTitle()} title={text('title')} />
}
