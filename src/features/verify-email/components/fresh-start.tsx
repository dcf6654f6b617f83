import { accountRoutes } from '../../../../contract/paths/account-paths'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { useSession } from '../../../session/use-session'
import { verifyEmailMessages } from '../verify-email-texts'

const { 'account-login': login, 'account-email': emails } = accountRoutes

/** Where another mail can be had: a member's own addresses, for anybody else the sign-in. */
export function FreshStart({ next }: { next: string | null }) {
  const text = useText(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  return (
    <LinkButton
      to={isMember ? emails.pattern : withNext(login.pattern, next)}
      prefetch={false}
      size='lg'
      wide
    >
      {text(isMember ? 'ended.emails' : 'ended.login')}
    </LinkButton>
  )
}
