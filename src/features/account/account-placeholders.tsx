/** @jsxImportSource #theme */

import type { ThemeUIStyleObject } from 'theme-ui'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { usePageTitle } from '../../components/page-title'
import { problemMessages } from '../../lib/http/problem-messages'
import { useText } from '../../lib/i18n/messages'
import type { AccountPageProps } from '../../session/flow-pages'
import { accountMessages } from './messages'

interface AccountUnavailableProps {
  onRetry: () => void
}

/** Shown in place of an account page while the session cannot be read. */
export function AccountUnavailable({ onRetry }: AccountUnavailableProps) {
  const text = useText(accountMessages)
  const problem = useText(problemMessages)
  return (
    <div sx={styles.accountUnavailable}>
      <div sx={styles.emptyStateBox}>
        <EmptyState
          motif='ripple'
          title={text('unavailable.title')}
          titleAs='h1'
          action={
            <div sx={styles.buttonRow}>
              <Button onClick={onRetry}>{text('unavailable.retry')}</Button>
              <LinkButton to={publicPaths.index} variant='secondary'>
                {text('unavailable.home')}
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

/** Shown for an account route without a page. */
export function AccountNotYet(_props: AccountPageProps) {
  const text = useText(accountMessages)
  usePageTitle(text('notYet.title'))
  return (
    <div sx={styles.accountUnavailable}>
      <div sx={styles.emptyStateBox}>
        <EmptyState
          motif='ripple'
          title={text('notYet.title')}
          titleAs='h1'
          action={
            <LinkButton to={accountRoutes.account.pattern}>{text('notYet.overview')}</LinkButton>
          }
        >
          {text('notYet.sentence')}
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
