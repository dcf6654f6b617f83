import { publicPaths } from '../../../../contract/paths/site-paths'
import { useSession } from '../../../session/use-session'
import { useText } from '../../../shared/i18n/texts'
import { FormCard } from '../../../shared/ui/form-card'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import type { RefusedKey } from '../link-key'
import { verifyEmailTexts } from '../verify-email-texts'
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
  const text = useText(verifyEmailTexts)
  const isMember = useSession().standing === 'member'
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
