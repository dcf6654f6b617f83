import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { passwordResetTexts } from '../password-reset-texts'

/** The new password holds from now on; it is to be signed in with. */
export function PasswordChanged() {
  const text = useText(passwordResetTexts)
  const isMember = useSession().standing === 'member'
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
