/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AuthForm } from '../../../components/account/auth-form'
import { EmailField } from '../../../components/form/email-field'
import { PasswordField } from '../../../components/form/password-field'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import type { Ask } from '../../../session/use-ask'
import { emptyLogin, type LoginForm, loginFormSchema } from '../login-form-schema'
import { loginMessages } from '../login-texts'

interface PasswordWayProps {
  ask: Ask<LoginForm>
  next: string | null
}

/** Signing in with e-mail and password; passkeys are suggested in the first field. */
export function PasswordWay({ ask, next }: PasswordWayProps) {
  const text = useText(loginMessages)
  const reset = withNext(accountRoutes['account-password-reset'].pattern, next)
  return (
    <AuthForm ask={ask} schema={loginFormSchema} initialValues={emptyLogin} submit={text('submit')}>
      <EmailField name='email' label={text('email')} autoComplete='username webauthn' />
      <PasswordField name='password' label={text('password')} autoComplete='current-password' />
      <p sx={{ mt: -2, fontSize: 'small', textAlign: 'right' }}>
        <SiteLink to={reset} prefetch={false}>
          {text('forgotten')}
        </SiteLink>
      </p>
    </AuthForm>
  )
}
