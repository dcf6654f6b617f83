import { useActorRef, useSelector } from '@xstate/react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { ProviderLinks } from '../../components/account/provider-links'
import { FormCard } from '../../components/form-card'
import { Notice } from '../../components/notice'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import { canUsePasskeys } from '../../lib/passkey/passkey-device'
import { cookiesAllowed } from '../../lib/storage/cookies-allowed'
import type { AccountPageProps } from '../../session/account-page-props'
import type { AuthOutcomeKind } from '../../session/auth-outcome'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { PasskeyWay } from './components/passkey-way'
import { PasswordWay } from './components/password-way'
import { livePasskeyLogin } from './live-passkey-login'
import type { LoginForm } from './login-form-schema'
import { loginMessages } from './login-texts'

const { 'account-signup': signup, 'account-login-code': code } = accountRoutes

/** The app goes on from here: asking for a passkey now would only disturb the new session. */
const leadingKinds: readonly AuthOutcomeKind[] = ['signedIn', 'nextStep']

/**
 * Signing in: with a passkey, with a password, and the ways to everything else (R012). What the
 * service does not offer is taken away once that is known (R298).
 */
export function LoginPage({ next }: AccountPageProps) {
  const text = useText(loginMessages)
  usePageTitle(text('title'))
  const { data: config } = useAuthConfig()
  const passkeys = useActorRef(livePasskeyLogin)
  const state = useSelector(passkeys, (snapshot) => snapshot)
  const ask = useAsk<LoginForm>({
    callOf: (body) => ({ method: 'POST', path: '/auth/login', body }),
    onAsk: () => passkeys.send({ type: 'other.began' }),
    onOutcome: ({ kind }) => {
      if (!leadingKinds.includes(kind)) passkeys.send({ type: 'other.ended' })
    },
  })
  const offersPasskeys = canUsePasskeys() && config?.mfa?.passkey_login_enabled !== false
  const offersCode = config?.account.login_by_code_enabled !== false
  return (
    <FormCard
      title={text('title')}
      lead={text('lead')}
      foot={[
        offersCode && (
          <SiteLink key='code' to={withNext(code.pattern, next)} prefetch={false}>
            {text('code')}
          </SiteLink>
        ),
        config?.account.is_open_for_signup !== false && (
          <SiteLink key='signup' to={withNext(signup.pattern, next)} prefetch={false}>
            {text('signup')}
          </SiteLink>
        ),
      ]}
    >
      {!cookiesAllowed() && <Notice tone='warning'>{text('cookiesBlocked')}</Notice>}
      {offersPasskeys && (
        <PasskeyWay
          busy={state.matches('asking')}
          end={state.context.end}
          onAsk={() => passkeys.send({ type: 'passkey.wanted' })}
        />
      )}
      <PasswordWay ask={ask} next={next} />
      <ProviderLinks process='login' redirect={next} />
    </FormCard>
  )
}
