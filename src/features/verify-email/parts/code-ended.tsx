import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { verifyEmailTexts } from '../verify-email-texts'
import { FreshStart } from './fresh-start'

const { 'account-signup': signup } = accountRoutes

/** The code can no longer be used: where to begin anew. */
export function CodeEnded({ next }: { next: string | null }) {
  const text = useText(verifyEmailTexts)
  const isMember = useSession().standing === 'member'
  usePageTitle(text('ended.title'))
  return (
    <FormCard
      motif='drop'
      title={text('ended.title')}
      lead={text(isMember ? 'ended.leadMember' : 'ended.lead')}
      foot={[
        !isMember && (
          <SiteLink key='signup' to={withNext(signup.pattern, next)} prefetch={false}>
            {text('ended.signup')}
          </SiteLink>
        ),
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {text('ended.contact')}
        </SiteLink>,
      ]}
    >
      <FreshStart next={next} />
    </FormCard>
  )
}
