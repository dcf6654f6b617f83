import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { AuthForm, isExpired } from '#components/account/auth-form'
import { LinkButton } from '#components/button'
import { PasswordField } from '#components/form/password-field'
import { newPassword, samePassword } from '#components/form/password-rules'
import { PasswordStrength } from '#components/form/password-strength'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { VisuallyHidden } from '#components/visually-hidden'
import type { AuthUser } from '#contract/allauth/session-answer'
import { accountRoutes } from '#contract/paths/account-paths'
import { type ApiProblem, isNavigating } from '#lib/http/problem'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { afterSignIn } from '#session/after-sign-in'
import { useSession } from '#session/session'
import { resetPassword } from '#session/sign-in-calls'
import { passwordResetMessages } from '../password-reset-mail'

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
  const submission = useSubmit({
    send: ({ password }: NewPassword) =>
      resetPassword({ key: resetKey, password }).then(afterSignIn),
  })
  const { status, problem } = submission
  if (status === 'done' || (problem && isNavigating(problem))) return <PasswordChanged />
  if (isExpired(submission) || isKeyRefused(problem)) return refused
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

function isKeyRefused(problem: ApiProblem | null): boolean {
  return problem?.kind === 'refused' && problem.errors.some(({ param }) => param === 'key')
}

/** The password was changed: sign in with it. */
export function PasswordChanged() {
  const { t } = useTranslation(passwordResetMessages)
  const isMember = useSession().status === 'member'
  usePageTitle(t('changed.title'))
  return (
    <FormCard
      drawing={<Motif name='leaf' />}
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
