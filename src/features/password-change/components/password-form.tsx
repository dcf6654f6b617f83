/** @jsxImportSource theme-ui */

import { AuthForm } from '../../../components/account/auth-form'
import { PasswordField } from '../../../components/form/password-field'
import { newPasswordLength } from '../../../components/form/password-rules'
import { PasswordStrength } from '../../../components/form/password-strength'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import type { Ask } from '../../../session/use-ask'
import { useSession } from '../../../session/use-session'
import {
  fieldNames,
  firstPasswordSchema,
  type PasswordChange,
  passwordChangeSchema,
} from '../password-change-schema'
import { passwordChangeMessages } from '../password-change-texts'

interface PasswordFormProps {
  ask: Ask<PasswordChange>
  hasPassword: boolean
  /** The person was sent to prove who they are when they had filled it in. */
  wasInterrupted: boolean
}

/** The old password, where there is one, and the new one twice. */
export function PasswordForm({ ask, hasPassword, wasInterrupted }: PasswordFormProps) {
  const text = useText(passwordChangeMessages)
  const fields = { password: '', repetition: '' }
  return (
    <div sx={{ display: 'grid', gap: 4, maxWidth: 'narrow' }}>
      {wasInterrupted && <Notice>{text('interrupted')}</Notice>}
      <AuthForm
        ask={ask}
        schema={hasPassword ? passwordChangeSchema : firstPasswordSchema}
        initialValues={hasPassword ? { current: '', ...fields } : fields}
        names={fieldNames}
        submit={text(hasPassword ? 'submitChange' : 'submitFirst')}
      >
        <UsernameForManagers />
        {hasPassword && (
          <PasswordField
            name='current'
            label={text('fields.current')}
            autoComplete='current-password'
          />
        )}
        <PasswordField
          name='password'
          label={text('fields.password')}
          hint={text('fields.hint', newPasswordLength)}
          autoComplete='new-password'
        />
        <PasswordStrength name='password' />
        <PasswordField
          name='repetition'
          label={text('fields.repetition')}
          autoComplete='new-password'
        />
      </AuthForm>
      {hasPassword && (
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>
          {text('forgotten')} {text('forgottenHow')}
        </p>
      )}
    </div>
  )
}

/** Tells password managers whose password it is (R266); nobody sees or reaches it. */
function UsernameForManagers() {
  const { user } = useSession()
  return (
    <input
      type='email'
      autoComplete='username'
      value={user?.email ?? ''}
      readOnly
      hidden
      tabIndex={-1}
    />
  )
}
