import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { SiteLink } from '../../../shared/ui/site-link'
import { passkeySignupTexts } from '../passkey-signup-texts'

const { 'account-signup-passkey': signup, 'account-login': login } = accountRoutes

/** No sign-up waits for a passkey any more: from the beginning. */
export function SignupEnded({ next }: { next: string | null }) {
  const text = useText(passkeySignupTexts)
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
