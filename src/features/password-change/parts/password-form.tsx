/** @jsxImportSource theme-ui */
import { AskForm } from '../../../session/ask-form'
import type { Ask } from '../../../session/use-ask'
import { useSession } from '../../../session/use-session'
import { PasswordField } from '../../../shared/form/password-field'
import { newPasswordLength } from '../../../shared/form/password-rules'
import { PasswordStrength } from '../../../shared/form/password-strength'
import { useText } from '../../../shared/i18n/texts'
import { Notice } from '../../../shared/ui/notice'
import {
  fieldNames,
  firstPasswordSchema,
  type PasswordChange,
  passwordChangeSchema,
} from '../password-change-schema'
import { passwordChangeTexts } from '../password-change-texts'

interface PasswordFormProps {
  ask: Ask<PasswordChange>
  hasPassword: boolean
  /** The person was sent to prove who they are when they had filled it in. */
  wasInterrupted: boolean
}

/** The old password, where there is one, and the new one twice. */
export function PasswordForm({ ask, hasPassword, wasInterrupted }: PasswordFormProps) {
  const text = useText(passwordChangeTexts)
  const fields = { password: '', repetition: '' }
  return (
    <div sx={{ display: 'grid', gap: 4, maxWidth: 'narrow' }}>
      {wasInterrupted && <Notice>{text('interrupted')}</Notice>}
      <AskForm
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
      </AskForm>
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
