/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { Button } from '../../shared/ui/button'
import { Notice } from '../../shared/ui/notice'
import { usePageTitle } from '../../shared/ui/page-title'
import { accountOverviewTexts } from './account-overview-texts'
import { OverviewCards } from './parts/overview-cards'
import { SafetyCard } from './parts/safety-card'
import { useOverview } from './use-overview'
import { vocativeOf } from './vocative'

interface AccountOverviewPageProps {
  /** The latest order, at a glance. */
  latestOrder: ReactNode
}

/** The account's first page: who is signed in, what to do next, and how things stand (R043). */
export function AccountOverviewPage({ latestOrder }: AccountOverviewPageProps) {
  const text = useText(accountOverviewTexts)
  const { user } = useSession()
  const overview = useOverview()
  usePageTitle(text('title'))
  if (!user) return null
  const name = vocativeOf(user.firstName ?? '')
  return (
    <>
      <h1 sx={{ m: 0, fontSize: 'h2', overflowWrap: 'anywhere' }}>
        {name ? text('greeting', { name }) : text('greetingPlain')}
      </h1>
      <p sx={{ mt: 2, color: 'textMuted', overflowWrap: 'anywhere' }}>
        {text('signedInAs', { email: user.email })}
      </p>
      <div sx={{ display: 'grid', gap: [4, 5], mt: [4, 5] }}>
        {overview.hasFailed && (
          <Notice
            tone='warning'
            live
            title={text('failed.title')}
            action={
              <Button variant='secondary' busy={overview.isRetrying} onClick={overview.retry}>
                {text('failed.retry')}
              </Button>
            }
          />
        )}
        {overview.isOffline && <Notice>{text('offline')}</Notice>}
        <SafetyCard overview={overview} />
        {latestOrder}
        <OverviewCards overview={overview} hasPassword={user.has_usable_password} />
      </div>
    </>
  )
}
