import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { verifyEmailTexts } from '../verify-email-texts'

const { 'account-login': login, 'account-email': emails } = accountRoutes

/** The link was mistyped, is too old or was never ours. */
export function LinkWrong({ next }: { next: string | null }) {
  const text = useText(verifyEmailTexts)
  const isMember = useSession().standing === 'member'
  usePageTitle(text('wrong.title'))
  return (
    <FormCard
      motif='ripple'
      title={text('wrong.title')}
      lead={text('wrong.lead')}
      foot={[
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {text('ended.contact')}
        </SiteLink>,
      ]}
    >
      <LinkButton
        to={isMember ? emails.pattern : withNext(login.pattern, next)}
        prefetch={false}
        size='lg'
        wide
      >
        {text(isMember ? 'ended.emails' : 'ended.login')}
      </LinkButton>
    </FormCard>
  )
}
