import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { signupMessages } from '../signup-texts'

/** No new accounts for now (403, or so said by the configuration): what works all the same. */
export function SignupClosed({ next }: { next: string | null }) {
  const text = useText(signupMessages)
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
