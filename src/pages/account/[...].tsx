import { Router } from '@reach/router'
import type { PageProps } from 'gatsby'
import { lazy, type ReactNode, Suspense } from 'react'
import { accountPages } from '#app/account/account-pages'
import { ClientSection } from '#app/client-section'
import { HiddenHead } from '#app/head/hidden-head'
import { NeutralSkeleton } from '#app/neutral-skeleton'
import { currentDocumentTitle } from '#components/page-title'
import { accountRoutes } from '#contract/paths/account-paths'
import { accountRouteAt } from '#contract/paths/match-path'
import { accountMessages } from '#features/account/messages'
import { AccountLayout } from '#layouts/account-layout'
import { useTranslation } from '#lib/i18n/use-translation'

const AccountRoute = lazy(
  () => import(/* webpackChunkName: "account-route" */ '../../app/account/account-route'),
)
// Pages for guests read no account data and need no query client.
const AccountQueriesProvider = lazy(() => import('../../app/account/account-queries-provider'))

/** All pages of the account; the build renders one shell for them (`src/build/on-create-page.ts`). */
export default function Account({ location }: PageProps) {
  const { pathname } = location
  const route = accountRouteAt(pathname)
  const router = (
    <Router location={location} primary={false} component={PageOnly}>
      {accountPages.map((page) => (
        <AccountRoute key={page.path} {...page} />
      ))}
    </Router>
  )
  return (
    <AccountLayout path={pathname} builtPath={accountRoutes.account.pattern}>
      <ClientSection path={pathname} isKnown={route !== null}>
        <Suspense fallback={<NeutralSkeleton />}>
          {route?.access === 'guest' ? (
            router
          ) : (
            <AccountQueriesProvider>{router}</AccountQueriesProvider>
          )}
        </Suspense>
      </ClientSection>
    </AccountLayout>
  )
}

/** Instead of the router's own `div`, which would take the focus from the page. */
function PageOnly({ children }: { children?: ReactNode }) {
  return children
}

export function Head() {
  const { t } = useTranslation(accountMessages)
  return <HiddenHead fullTitle={currentDocumentTitle()} title={t('title')} />
}
