/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../contract/paths/account-paths'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import type { AccountPageProps } from '../../session/account-page-props'
import { accountMessages } from './account-texts'

/** Stands where a page of the account is still to come. */
export function AccountNotYet(_props: AccountPageProps) {
  const text = useText(accountMessages)
  usePageTitle(text('notYet.title'))
  return (
    <div sx={{ py: [4, 5], px: [3, 0] }}>
      <div sx={{ maxWidth: 640, mx: 'auto', borderRadius: 'card', bg: 'surface' }}>
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
