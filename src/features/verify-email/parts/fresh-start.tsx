import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { LinkButton } from '../../../shared/ui/link-button'
import { verifyEmailTexts } from '../verify-email-texts'

const { 'account-login': login, 'account-email': emails } = accountRoutes

/** Where another mail can be had: a member's own addresses, for anybody else the sign-in. */
export function FreshStart({ next }: { next: string | null }) {
  const text = useText(verifyEmailTexts)
  const isMember = useSession().standing === 'member'
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
