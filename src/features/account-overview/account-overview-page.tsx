import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { EmailText } from '#components/email-text'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SentenceAround } from '#components/sentence-around'
import { UnshownRows } from '#components/unshown-rows'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { useTranslation } from '#lib/i18n/use-translation'
import { vocativeOf } from '#lib/text/vocative'
import { useSession } from '#session/session'
import { useAccountQuery } from '#session/use-account-query'
import { accountOverviewMessages, SafetyCard } from './components/safety-card'
import { safetySteps, suggestedStep } from './suggested-step'

interface AccountOverviewPageProps {
  /** What to do first, and cards of the member's learning, latest order and favourites. */
  children: ReactNode
}

/** The account's first page: what to do first, learning, latest order, favourites, security. */
export function AccountOverviewPage({ children }: AccountOverviewPageProps) {
  const { t } = useTranslation(accountOverviewMessages)
  const { user } = useSession()
  const overview = useOverview()
  usePageTitle(t('title'))
  if (!user) return null
  const name = vocativeOf(user.firstName ?? '')
  return (
    <>
      <h1 sx={styles.accountOverviewPageHeading}>
        {name ? (
          <SentenceAround text={name} sentence={(slot) => t('greeting', { name: slot })} />
        ) : (
          t('greetingPlain')
        )}
      </h1>
      <p sx={styles.signedInAs}>
        <SentenceAround
          text={<EmailText address={user.email} />}
          sentence={(slot) => t('signedInAs', { email: slot })}
        />
      </p>
      <div sx={styles.accountOverviewPage}>
        {overview.hasFailed && (
          <Notice
            tone='warning'
            live
            title={t('failed.title')}
            action={
              <Button variant='secondary' busy={overview.isRetrying} onClick={overview.retry}>
                {t('failed.retry')}
              </Button>
            }
          />
        )}
        {overview.isOffline && <Notice>{t('offline')}</Notice>}
      </div>
      <div sx={cardsStyle}>
        {children}
        {(overview.steps || !overview.hasFailed) && (
          <SafetyCard
            steps={overview.steps}
            next={overview.steps && suggestedStep(overview.steps, user)}
          >
            <UnshownRows kind='addresses' count={overview.leftOut.addresses} />
            <UnshownRows kind='factors' count={overview.leftOut.factors} />
          </SafetyCard>
        )}
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

/** Queries of the overview; `steps` is undefined until both are known. */
function useOverview() {
  const emails = useAccountQuery(listEmails)
  const factors = useAccountQuery(listAuthenticators)
  const all = [emails, factors]
  const failed = all.filter(({ isError }) => isError)
  return {
    steps: emails.data && factors.data && safetySteps(emails.data, factors.data),
    leftOut: { addresses: emails.data?.leftOut ?? 0, factors: factors.data?.leftOut ?? 0 },
    hasFailed: failed.length > 0,
    isOffline: all.some(({ fetchStatus }) => fetchStatus === 'paused'),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

const styles = {
  accountOverviewPageHeading: { m: 0, fontSize: 'h2', overflowWrap: 'anywhere' },
  signedInAs: { mt: 2, color: 'textMuted' },
  accountOverviewPage: { display: 'grid', gap: 4, mt: [4, 5], '&:empty': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
