import { accountRoutes } from '../../../contract/paths/account-paths'
import { AuthForm } from '../../components/account/auth-form'
import { ProviderLinks } from '../../components/account/provider-links'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import { canUsePasskeys } from '../../lib/passkey/passkey-device'
import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { SignupClosed } from './components/signup-closed'
import { SignupFields } from './components/signup-fields'
import { emptySignup, type SignupForm, signupFormSchema } from './signup-form-schema'
import { signupMessages } from './signup-texts'

/**
 * Opening an account with e-mail and password (R077). A known address is answered like a new one:
 * its owner gets a mail (R282).
 */
export function SignupPage({ next }: AccountPageProps) {
  const text = useText(signupMessages)
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
      <AuthForm
        ask={ask}
        schema={signupFormSchema}
        initialValues={emptySignup}
        submit={text('submit')}
      >
        <SignupFields />
      </AuthForm>
      <ProviderLinks process='login' redirect={next} />
    </FormCard>
  )
}

const login = accountRoutes['account-login'].pattern
const passkeySignup = accountRoutes['account-signup-passkey'].pattern
