import { publicPaths } from '../../../../contract/paths/site-paths'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { useSession } from '../../../session/use-session'
import type { RefusedKey } from '../link-key'
import { verifyEmailMessages } from '../verify-email-texts'
import { FreshStart } from './fresh-start'

interface LinkWrongProps {
  /**
   * `taken`: the address belongs to another account by now. `lapsed`: the sign-up no longer waits
   * for its link, which was opened, or is too old.
   */
  why: RefusedKey | 'taken' | 'lapsed'
  next: string | null
}

/** The link verifies nothing: why, as far as that can be told, and where another one is to be had. */
export function LinkWrong({ why, next }: LinkWrongProps) {
  const text = useText(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  const title = text(`refused.${why}.title`)
  usePageTitle(title)
  return (
    <FormCard
      motif='ripple'
      title={title}
      lead={text(`refused.${why}.${isMember ? 'leadMember' : 'lead'}`)}
      foot={[
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {text('ended.contact')}
        </SiteLink>,
      ]}
    >
      <FreshStart next={next} />
    </FormCard>
  )
}
