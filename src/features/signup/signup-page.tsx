import { accountRoutes } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/account-page-props'
import { AskForm } from '../../session/ask-form'
import { mailedAddress } from '../../session/mailed-address'
import { ProviderLinks } from '../../session/provider-links'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { useText } from '../../shared/i18n/texts'
import { withNext } from '../../shared/navigation/with-next'
import { canUsePasskeys } from '../../shared/passkey/passkey-device'
import { FormCard } from '../../shared/ui/form-card'
import { usePageTitle } from '../../shared/ui/page-title'
import { SiteLink } from '../../shared/ui/site-link'
import { SignupClosed } from './parts/signup-closed'
import { SignupFields } from './parts/signup-fields'
import { emptySignup, type SignupForm, signupFormSchema } from './signup-form-schema'
import { signupTexts } from './signup-texts'

/**
 * Opening an account with e-mail and password (R077). A known address is answered like a new one:
 * its owner gets a mail (R282).
 */
export function SignupPage({ next }: AccountPageProps) {
  const text = useText(signupTexts)
  const { data: config } = useAuthConfig()
  const ask = useAsk<SignupForm>({
    callOf: ({ email, password }) => ({
      method: 'POST',
      path: '/auth/signup',
      body: { email, password },
    }),
    onAsk: ({ email }) => mailedAddress.keep(email),
  })
  const isClosed = ask.state.matches('closed') || config?.account.is_open_for_signup === false
  usePageTitle(text(isClosed ? 'closed.title' : 'title'))
  if (isClosed) return <SignupClosed next={next} />
  const passkeys = config?.mfa?.passkey_login_enabled && canUsePasskeys()
  return (
    <FormCard
      title={text('title')}
      lead={text('lead')}
      foot={[
        passkeys && (
          <SiteLink to={withNext(passkeySignup, next)} prefetch={false}>
            {text('passkey')}
          </SiteLink>
        ),
        <SiteLink key='login' to={withNext(login, next)} prefetch={false}>
          {text('login')}
        </SiteLink>,
      ]}
    >
      <AskForm
        ask={ask}
        schema={signupFormSchema}
        initialValues={emptySignup}
        submit={text('submit')}
      >
        <SignupFields />
      </AskForm>
      <ProviderLinks process='login' redirect={next} />
    </FormCard>
  )
}

const login = accountRoutes['account-login'].pattern
const passkeySignup = accountRoutes['account-signup-passkey'].pattern
