import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { passkeySignupMessages } from '../passkey-signup-texts'

const { 'account-signup-passkey': signup, 'account-login': login } = accountRoutes

/** No sign-up waits for a passkey any more: from the beginning. */
export function SignupEnded({ next }: { next: string | null }) {
  const text = useText(passkeySignupMessages)
  return (
    <FormCard
      motif='ripple'
      title={text('ended.title')}
      lead={text('ended.lead')}
      foot={[
        <SiteLink key='login' to={withNext(login.pattern, next)} prefetch={false}>
          {text('ended.login')}
        </SiteLink>,
      ]}
    >
      <LinkButton to={withNext(signup.pattern, next)} prefetch={false} size='lg' wide>
        {text('ended.again')}
      </LinkButton>
    </FormCard>
  )
}
