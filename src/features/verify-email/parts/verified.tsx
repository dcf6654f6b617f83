import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { verifyEmailTexts } from '../verify-email-texts'

/** The address is one's own: on to signing in, or back to the account. */
export function Verified({ next }: { next: string | null }) {
  const text = useText(verifyEmailTexts)
  const isMember = useSession().standing === 'member'
  usePageTitle(text('done.title'))
  const lead = isMember ? 'done.leadMember' : 'done.leadGuest'
  const to = isMember
    ? accountRoutes.account.pattern
    : withNext(accountRoutes['account-login'].pattern, next)
  return (
    <FormCard motif='leaf' title={text('done.title')} lead={text(lead)}>
      <LinkButton to={to} prefetch={false} size='lg' wide>
        {text(isMember ? 'done.account' : 'done.login')}
      </LinkButton>
    </FormCard>
  )
}
