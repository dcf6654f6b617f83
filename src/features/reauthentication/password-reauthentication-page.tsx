/** @jsxImportSource theme-ui */

import { AuthForm } from '../../components/account/auth-form'
import { PasswordField } from '../../components/form/password-field'
import { useText } from '../../lib/i18n/texts'
import type { AccountPageProps } from '../../session/account-page-props'
import { useAsk } from '../../session/use-ask'
import { useSession } from '../../session/use-session'
import { CodeHint } from './components/code-hint'
import { isLapsed } from './components/is-lapsed'
import { OtherWaysOnly } from './components/other-ways-only'
import { ReauthenticationFrame } from './components/reauthentication-frame'
import { StepLapsed } from './components/step-lapsed'
import { passwordForm } from './reauthentication-forms'
import { reauthenticationMessages } from './reauthentication-texts'

/** Proving again with the password (`POST /auth/reauthenticate`); who has none chooses (R272). */
export function PasswordReauthenticationPage({ next }: AccountPageProps) {
  const { user } = useSession()
  if (user && !user.has_usable_password) return <OtherWaysOnly next={next} />
  return <PasswordReauthentication next={next} />
}

function PasswordReauthentication({ next }: { next: string | null }) {
  const text = useText(reauthenticationMessages)
  const { user } = useSession()
  const ask = useAsk<{ password: string }>({
    callOf: (body) => ({ method: 'POST', path: '/auth/reauthenticate', body }),
  })
  if (isLapsed(ask)) return <StepLapsed next={next} />
  return (
    <ReauthenticationFrame purpose='reauthenticate' way='password' next={next}>
      <AuthForm
        ask={ask}
        schema={passwordForm}
        initialValues={{ password: '' }}
        submit={text('password.submit')}
      >
        {/* Password managers look for the name that a password belongs to. */}
        <input type='email' autoComplete='username' value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name='password'
          label={text('password.label')}
          autoComplete='current-password'
        />
        <CodeHint way='password' outcome={ask.state.context.outcome} />
        {/* The page for a new password is for guests. */}
        <p sx={{ color: 'textMuted' }}>{text('password.forgotten')}</p>
      </AuthForm>
    </ReauthenticationFrame>
  )
}
