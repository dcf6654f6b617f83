import { publicPaths } from '../../../../contract/paths/site-paths'
import { useText } from '../../../shared/i18n/texts'
import { FormCard } from '../../../shared/ui/form-card'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { verifyEmailTexts } from '../verify-email-texts'
import { FreshStart } from './fresh-start'

/** The link was mistyped, is too old or was never ours. */
export function LinkWrong({ next }: { next: string | null }) {
  const text = useText(verifyEmailTexts)
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
      <FreshStart next={next} />
    </FormCard>
  )
}
