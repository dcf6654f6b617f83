/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AskForm } from '../../../session/ask-form'
import type { Ask } from '../../../session/use-ask'
import { EmailField } from '../../../shared/form/email-field'
import { PasswordField } from '../../../shared/form/password-field'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { SiteLink } from '../../../shared/ui/site-link'
import { emptyLogin, type LoginForm, loginFormSchema } from '../login-form-schema'
import { loginTexts } from '../login-texts'

interface PasswordWayProps {
  ask: Ask<LoginForm>
  next: string | null
}

/** Signing in with e-mail and password; passkeys are suggested in the first field. */
export function PasswordWay({ ask, next }: PasswordWayProps) {
  const text = useText(loginTexts)
  const reset = withNext(accountRoutes['account-password-reset'].pattern, next)
  return (
    <AskForm ask={ask} schema={loginFormSchema} initialValues={emptyLogin} submit={text('submit')}>
      <EmailField name='email' label={text('email')} autoComplete='username webauthn' />
      <PasswordField name='password' label={text('password')} autoComplete='current-password' />
      <p sx={{ mt: -2, fontSize: 'small', textAlign: 'right' }}>
        <SiteLink to={reset} prefetch={false}>
          {text('forgotten')}
        </SiteLink>
      </p>
    </AskForm>
  )
}
