import type { ReactNode } from 'react'
import type { AuthUser } from '../../../../contract/allauth/auth-user'
import { AuthForm } from '../../../components/account/auth-form'
import { PasswordField } from '../../../components/form/password-field'
import { PasswordStrength } from '../../../components/form/password-strength'
import { FormCard } from '../../../components/form-card'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import type { AskOutcome } from '../../../session/ask-machine'
import { useAsk } from '../../../session/use-ask'
import { emptyNewPassword, type NewPassword, newPasswordSchema } from '../new-password-schema'
import { passwordResetMessages } from '../password-reset-texts'
import { PasswordChanged } from './password-changed'

interface NewPasswordFormProps {
  resetKey: string
  /** Whose password it is. */
  user: AuthUser | undefined
  /** What is said where the key is good no longer. */
  refused: ReactNode
}

/** A new password, typed twice; 401 is its success. */
export function NewPasswordForm({ resetKey, user, refused }: NewPasswordFormProps) {
  const text = useText(passwordResetMessages)
  const who = user?.email ?? user?.display ?? ''
  const ask = useAsk<NewPassword>({
    callOf: ({ password }) => ({
      method: 'POST',
      path: '/auth/password/reset',
      body: { key: resetKey, password },
    }),
  })
  if (ask.state.matches('over')) return <PasswordChanged />
  if (ask.state.matches('ended') || isKeyRefused(ask.state.context.outcome)) return refused
  return (
    <FormCard title={text('key.title')} lead={text('key.lead', { who })}>
      <AuthForm
        ask={ask}
        schema={newPasswordSchema}
        initialValues={emptyNewPassword}
        submit={text('key.submit')}
      >
        {/* Password managers keep the new password for this name. */}
        <VisuallyHidden aria-hidden='true'>
          <input type='text' autoComplete='username' value={who} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordField
          name='password'
          label={text('key.password')}
          hint={text('key.passwordHint')}
          autoComplete='new-password'
        />
        <PasswordStrength name='password' />
        <PasswordField
          name='repetition'
          label={text('key.repetition')}
          autoComplete='new-password'
        />
      </AuthForm>
    </FormCard>
  )
}

function isKeyRefused(outcome: AskOutcome | null): boolean {
  return outcome?.kind === 'refused' && outcome.errors.some(({ param }) => param === 'key')
}
