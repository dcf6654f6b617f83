import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { useSession } from '../../../session/use-session'
import { passwordResetMessages } from '../password-reset-texts'

/** The new password holds from now on; it is to be signed in with. */
export function PasswordChanged() {
  const text = useText(passwordResetMessages)
  const isMember = useSession().status === 'member'
  usePageTitle(text('changed.title'))
  return (
    <FormCard
      motif='leaf'
      title={text('changed.title')}
      lead={<p role='status'>{text('changed.lead')}</p>}
    >
      <LinkButton
        to={accountRoutes[isMember ? 'account' : 'account-login'].pattern}
        prefetch={false}
        size='lg'
        wide
      >
        {text(isMember ? 'changed.account' : 'changed.login')}
      </LinkButton>
    </FormCard>
  )
}
