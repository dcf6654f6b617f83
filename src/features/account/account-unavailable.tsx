import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { problemMessages } from '#lib/http/problem-messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { runningSession } from '#session/running-session'
import { accountMessages } from './messages'

/** Shown in place of a member page while the session cannot be read; offers a retry. */
export default function AccountUnavailable() {
  const { t } = useTranslation(accountMessages)
  const { t: problem } = useTranslation(problemMessages)
  return (
    <div sx={styles.accountUnavailable}>
      <div sx={styles.emptyStateBox}>
        <EmptyState
          motif='ripple'
          title={t('unavailable.title')}
          titleAs='h1'
          action={
            <div sx={styles.buttonRow}>
              <Button onClick={() => runningSession()?.send({ type: 'session.suspected' })}>
                {t('unavailable.retry')}
              </Button>
              <LinkButton to={publicPaths.index} variant='secondary'>
                {t('unavailable.home')}
              </LinkButton>
            </div>
          }
        >
          {problem('unreachable')}
        </EmptyState>
      </div>
    </div>
  )
}

const styles = {
  accountUnavailable: { py: [4, 5], px: [3, 0] },
  emptyStateBox: { maxWidth: 640, mx: 'auto', borderRadius: 'card', bg: 'surface' },
  buttonRow: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
