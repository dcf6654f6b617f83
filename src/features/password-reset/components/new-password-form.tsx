import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { AuthForm } from '#components/account/auth-form'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { LinkButton } from '#components/button'
import { PasswordField } from '#components/form/password-field'
import { newPassword, samePassword } from '#components/form/password-rules'
import { PasswordStrength } from '#components/form/password-strength'
import { FormCard } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { VisuallyHidden } from '#components/visually-hidden'
import type { AuthUser } from '#contract/allauth/session-answer'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AuthOutcome } from '#session/auth-outcome'
import { continueAfter } from '#session/continue-after'
import { useSession } from '#session/session-store'
import { passwordResetMessages } from '../password-reset-mail'

/** The form of the new password. */
export const newPasswordSchema = z
  .object({ password: newPassword, repetition: z.string() })
  .check(samePassword)
export type NewPassword = z.infer<typeof newPasswordSchema>

export const emptyNewPassword = { password: '', repetition: '' }

interface NewPasswordFormProps {
  resetKey: string
  /** The owner of the password. */
  user: AuthUser | undefined
  /** Rendered if the key is no longer valid. */
  refused: ReactNode
}

/** The new password, typed twice; a 401 is its success. */
export function NewPasswordForm({ resetKey, user, refused }: NewPasswordFormProps) {
  const { t } = useTranslation(passwordResetMessages)
  const who = user?.email ?? user?.display ?? ''
  const submission = useAuthSubmit<NewPassword>({
    request: ({ password }) => ({
      method: 'POST',
      path: '/auth/password/reset',
      body: { key: resetKey, password },
    }),
    onOutcome: continueAfter,
  })
  if (submission.status === 'over') return <PasswordChanged />
  if (submission.status === 'expired' || isKeyRefused(submission.outcome)) return refused
  return (
    <FormCard title={t('key.title')} lead={t('key.lead', { who })}>
      <AuthForm
        submission={submission}
        schema={newPasswordSchema}
        initialValues={emptyNewPassword}
        submit={t('key.submit')}
      >
        {/* Password managers store the new password for this user name. */}
        <VisuallyHidden aria-hidden='true'>
          <input type='text' autoComplete='username' value={who} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordField
          name='password'
          label={t('key.password')}
          hint={t('key.passwordHint')}
          autoComplete='new-password'
        />
        <PasswordStrength name='password' />
        <PasswordField name='repetition' label={t('key.repetition')} autoComplete='new-password' />
      </AuthForm>
    </FormCard>
  )
}

function isKeyRefused(outcome: AuthOutcome<unknown> | null): boolean {
  return outcome?.kind === 'refused' && outcome.errors.some(({ param }) => param === 'key')
}

/** The password was changed: sign in with it. */
export function PasswordChanged() {
  const { t } = useTranslation(passwordResetMessages)
  const isMember = useSession().status === 'member'
  usePageTitle(t('changed.title'))
  return (
    <FormCard
      motif='leaf'
      title={t('changed.title')}
      lead={<p role='status'>{t('changed.lead')}</p>}
    >
      <LinkButton
        to={accountRoutes[isMember ? 'account' : 'account-login'].pattern}
        prefetch={false}
        size='lg'
        wide
      >
        {t(isMember ? 'changed.account' : 'changed.login')}
      </LinkButton>
    </FormCard>
  )
}
