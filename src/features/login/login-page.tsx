import { Fingerprint } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { AuthForm } from '#components/account/auth-form'
import { PasskeyEndNotice } from '#components/account/passkey-notice'
import { OrLine, ProviderLinks } from '#components/account/provider-links'
import { Button } from '#components/button'
import { EmailField } from '#components/form/field'
import { knownPassword, PasswordField } from '#components/form/password-field'
import { emailRule } from '#components/form/text-rules'
import { FormCard } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import type { AssertionCredential, RequestOptions } from '#contract/allauth/webauthn'
import { accountRoutes } from '#contract/paths/account-paths'
import { isRefusedWith, problemOf } from '#lib/http/problem'
import { type Submission, useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { askPasskey, canUsePasskeys, suggestPasskey } from '#lib/passkey/passkey-device'
import { notePasskeyRequest, signalUnknownPasskey } from '#lib/passkey/passkey-signals'
import login from '#locales/el/login.json'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import type { PasskeyEnd } from '#session/passkey-ceremony-machine'
import { passkeyLoginOptions, signIn, signInByPasskey } from '#session/sign-in-calls'
import { useAuthConfig } from '#session/use-auth-config'
import { type PasskeyCeremony, usePasskeyCeremony } from '#session/use-passkey-ceremony'
import { demonstrationAccounts } from './demonstration-accounts'

const loginMessages = addMessages('login', login)

/** Any length of password is accepted: old ones may be shorter than today's rules. */
const loginForm = z.object({ email: emailRule, password: knownPassword })
type LoginForm = z.infer<typeof loginForm>

const empty: LoginForm = { email: '', password: '' }

/** The fields at first: in a demonstration those of the account that `?as=customer` or `?as=owner` names. */
function filledFields(): LoginForm {
  const name = new URLSearchParams(window.location.search).get('as')
  const isNamed = name === 'customer' || name === 'owner'
  return (isNamed && demonstrationAccounts?.[name]) || empty
}

/** `GET` and `POST /auth/webauthn/login`. */
const passkeyLogin: PasskeyCeremony<undefined, RequestOptions, AssertionCredential> = {
  rules: {
    over: ['nextStep', 'conflict', 'sessionEnded'],
    suggests: true,
    restarts: true,
    keepsRefusal: true,
  },
  fetchOptions: async (_, signal) => {
    const options = await passkeyLoginOptions(signal)
    notePasskeyRequest(options)
    return options
  },
  askDevice: askPasskey,
  suggest: suggestPasskey,
  verify: async (credential) => {
    try {
      return await signInByPasskey(credential).then(afterSignIn)
    } catch (error) {
      if (isRefusedWith(problemOf(error), 'incorrect_code')) signalUnknownPasskey(credential)
      throw error
    }
  },
}

/**
 * Signing in by passkey or password, with links to the other methods. Methods that the
 * service does not offer are removed once its configuration is known.
 */
export default function LoginPage({ next }: AccountPageProps) {
  const { t } = useTranslation(loginMessages)
  usePageTitle(t('title'))
  const { data: config } = useAuthConfig()
  const passkey = usePasskeyCeremony(passkeyLogin)
  const submission = useSubmit({
    send: async (values: LoginForm) => {
      passkey.pause()
      try {
        return await signIn(values).then(afterSignIn)
      } catch (error) {
        // Not after a success: suggesting a passkey would disturb the new session.
        passkey.resume()
        throw error
      }
    },
  })
  const offersPasskeys = canUsePasskeys() && config?.mfa?.passkey_login_enabled !== false
  const offersCode = config?.account.login_by_code_enabled !== false
  const { 'account-signup': signup, 'account-login-code': code } = accountRoutes
  return (
    <FormCard
      title={t('title')}
      lead={t('lead')}
      foot={[
        offersCode && (
          <SiteLink key='code' to={withNext(code.pattern, next)} prefetch={false}>
            {t('code')}
          </SiteLink>
        ),
        config?.account.is_open_for_signup !== false && (
          <SiteLink key='signup' to={withNext(signup.pattern, next)} prefetch={false}>
            {t('signup')}
          </SiteLink>
        ),
      ]}
    >
      {!navigator.cookieEnabled && <Notice tone='warning'>{t('cookiesBlocked')}</Notice>}
      {offersPasskeys && (
        <PasskeyLogin
          busy={passkey.isBusy}
          end={passkey.end}
          onStart={() => void passkey.start(undefined)}
        />
      )}
      <PasswordLogin submission={submission} next={next} initialValues={filledFields()} />
      <ProviderLinks process='login' redirect={next} />
    </FormCard>
  )
}

interface PasskeyLoginProps {
  busy: boolean
  end: PasskeyEnd | null
  onStart: () => void
}

function PasskeyLogin({ busy, end, onStart }: PasskeyLoginProps) {
  const { t } = useTranslation(loginMessages)
  return (
    <div sx={styles.passkeyLogin}>
      <Button variant='secondary' size='lg' wide busy={busy} onClick={onStart}>
        {!busy && <Fingerprint aria-hidden='true' size={20} />}
        <span>{t('passkey')}</span>
      </Button>
      <PasskeyEndNotice
        end={end}
        refused={{ title: t('passkeyGoneTitle'), sentence: t('passkeyGone') }}
      />
      <OrLine>{t('or')}</OrLine>
    </div>
  )
}

interface PasswordLoginProps {
  initialValues: LoginForm
  submission: Submission<LoginForm, unknown>
  next: string | null
}

/** The form of e-mail and password; the browser suggests passkeys in its first field. */
function PasswordLogin({ submission, next, initialValues }: PasswordLoginProps) {
  const { t } = useTranslation(loginMessages)
  const reset = withNext(accountRoutes['account-password-reset'].pattern, next)
  return (
    <AuthForm
      key={initialValues.email}
      submission={submission}
      schema={loginForm}
      initialValues={initialValues}
      submit={t('submit')}
    >
      <EmailField name='email' label={t('email')} autoComplete='username webauthn' />
      <PasswordField name='password' label={t('password')} autoComplete='current-password' />
      <p sx={styles.passwordLoginText}>
        <SiteLink to={reset} prefetch={false}>
          {t('forgotten')}
        </SiteLink>
      </p>
    </AuthForm>
  )
}

const styles = {
  passkeyLogin: { display: 'grid', gap: 4 },
  passwordLoginText: { mt: -2, fontSize: 'small', textAlign: 'right' },
} satisfies Record<string, ThemeUIStyleObject>
