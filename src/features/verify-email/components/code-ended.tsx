import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { useSession } from '../../../session/use-session'
import { verifyEmailMessages } from '../verify-email-texts'
import { FreshStart } from './fresh-start'

const { 'account-signup': signup } = accountRoutes

/** The code can no longer be used: where to begin anew. */
export function CodeEnded({ next }: { next: string | null }) {
  const text = useText(verifyEmailMessages)
  const isMember = useSession().status === 'member'
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
