import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { useSession } from '../../../session/use-session'
import { verifyEmailMessages } from '../verify-email-texts'

/** The address is one's own: on to signing in, or back to the account. */
export function Verified({ next }: { next: string | null }) {
  const text = useText(verifyEmailMessages)
  const isMember = useSession().status === 'member'
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
