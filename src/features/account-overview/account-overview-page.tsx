/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import { useSession } from '../../session/use-session'
import { accountOverviewMessages } from './account-overview-texts'
import { NextCard } from './components/next-card'
import { SafetyCard } from './components/safety-card'
import { nextThing } from './next-thing'
import { useOverview } from './use-overview'
import { vocativeOf } from './vocative'

interface AccountOverviewPageProps {
  /** The latest order, at a glance. */
  latestOrder: ReactNode
}

/** The account's first page: who is signed in, what to do next, the latest order, the safety (R043). */
export function AccountOverviewPage({ latestOrder }: AccountOverviewPageProps) {
  const text = useText(accountOverviewMessages)
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
      <div sx={{ display: 'grid', gap: 4, mt: [4, 5], '&:empty': { display: 'none' } }}>
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
      </div>
      <div sx={cardsStyle}>
        {(overview.steps || !overview.hasFailed) && (
          <NextCard next={overview.steps && nextThing(overview.steps, user)} />
        )}
        {latestOrder}
        {(overview.steps || !overview.hasFailed) && <SafetyCard steps={overview.steps} />}
      </div>
    </>
  )
}

const cardsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: [4, 5],
  mt: [4, 5],
}
