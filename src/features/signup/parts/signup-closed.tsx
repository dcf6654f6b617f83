import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { SiteLink } from '../../../shared/ui/site-link'
import { signupTexts } from '../signup-texts'

/** No new accounts for now (403, or so said by the configuration): what works all the same. */
export function SignupClosed({ next }: { next: string | null }) {
  const text = useText(signupTexts)
  return (
    <FormCard
      motif='ripple'
      title={text('closed.title')}
      lead={text('closed.lead')}
      foot={[
        <SiteLink
          key='login'
          to={withNext(accountRoutes['account-login'].pattern, next)}
          prefetch={false}
        >
          {text('closed.login')}
        </SiteLink>,
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {text('closed.contact')}
        </SiteLink>,
      ]}
    >
      <LinkButton to={publicPaths.blog} size='lg' wide>
        {text('closed.lessons')}
      </LinkButton>
    </FormCard>
  )
}
