import type { ReactNode } from 'react'
import type { AuthUser } from '../../../../contract/allauth/auth-user'
import { AskForm } from '../../../session/ask-form'
import type { AskOutcome } from '../../../session/ask-machine'
import { useAsk } from '../../../session/use-ask'
import { PasswordField } from '../../../shared/form/password-field'
import { PasswordStrength } from '../../../shared/form/password-strength'
import { useText } from '../../../shared/i18n/texts'
import { FormCard } from '../../../shared/ui/form-card'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import { emptyNewPassword, type NewPassword, newPasswordSchema } from '../new-password-schema'
import { passwordResetTexts } from '../password-reset-texts'
import { PasswordChanged } from './password-changed'

interface NewPasswordFormProps {
  resetKey: string
  /** Whose password it is. */
  user: AuthUser | undefined
  /** What is said where the key is good no longer. */
  refused: ReactNode
}

/** A new password, typed twice; 401 is its success (contract, section 4.6). */
export function NewPasswordForm({ resetKey, user, refused }: NewPasswordFormProps) {
  const text = useText(passwordResetTexts)
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
      <AskForm
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
      </AskForm>
    </FormCard>
  )
}

function isKeyRefused(outcome: AskOutcome | null): boolean {
  return outcome?.kind === 'refused' && outcome.errors.some(({ param }) => param === 'key')
}
