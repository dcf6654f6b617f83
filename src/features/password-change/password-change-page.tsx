import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AuthForm } from '#components/account/auth-form'
import { PasswordField } from '#components/form/password-field'
import { newPasswordLength } from '#components/form/password-rules'
import { PasswordStrength } from '#components/form/password-strength'
import { Notice } from '#components/notice'
import { showToast, type Toast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { changePassword } from '#contract/endpoints/sign-in-account'
import { accountRoutes } from '#contract/paths/account-paths'
import { problemOf } from '#lib/http/problem'
import { type Submission, useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import passwordChange from '#locales/el/password-change.json'
import { signInStep } from '#session/auth-request'
import { endingSession } from '#session/expected-end'
import { interruptedChange } from '#session/interrupted-change'
import { sendThenLook } from '#session/lost-answer'
import { useSession } from '#session/session'
import {
  bodyOf,
  fieldNames,
  firstPasswordSchema,
  type PasswordChange,
  passwordChangeSchema,
} from './password-change-schema'

export const passwordChangeMessages = addMessages('password-change', passwordChange)

/** Records only that a change was interrupted: passwords are never stored. */
const interrupted = interruptedChange<true>()

/** Changes the password, or sets the first one of a user who signs in otherwise. */
export default function PasswordChangePage() {
  const { t } = useTranslation(passwordChangeMessages)
  const { user } = useSession()
  const [hadPassword] = useState(user?.has_usable_password ?? true)
  const [wasInterrupted] = useState(() => interrupted.take() !== null)
  const submission = useSubmit({
    send: async (change: PasswordChange) => {
      try {
        // Without a look: no request tells which password holds.
        return await endingSession(
          sendThenLook(() => signInStep(changePassword, { body: bodyOf(change) }), undefined),
        )
      } catch (error) {
        const { kind } = problemOf(error)
        if (kind === 'reauthenticationRequired') interrupted.keep(true)
        // The service ends all sessions with the change, this one too: the app goes to the index.
        if (kind === 'signedOut') showToast(signInAgain(hadPassword))
        throw error
      }
    },
  })
  return (
    <>
      <TitledHeading title={t('title')}>{t(hadPassword ? 'change' : 'first')}</TitledHeading>
      <PasswordForm
        submission={submission}
        hasPassword={hadPassword}
        wasInterrupted={wasInterrupted}
      />
    </>
  )
}

function signInAgain(hadPassword: boolean): Toast {
  const { text } = passwordChangeMessages
  return {
    tone: 'success',
    title: text(hadPassword ? 'done.changed' : 'done.set'),
    description: text('done.sentence'),
    staysForMs: 0,
    action: {
      label: text('done.signIn'),
      onPress: () => goTo(loginPath(accountRoutes.account.pattern)),
    },
  }
}

interface PasswordFormProps {
  submission: Submission<PasswordChange, unknown>
  hasPassword: boolean
  /** Reauthentication interrupted the first try. */
  wasInterrupted: boolean
}

/** The present password, if there is one, and the new one twice. */
export function PasswordForm({ submission, hasPassword, wasInterrupted }: PasswordFormProps) {
  const { t } = useTranslation(passwordChangeMessages)
  const fields = { password: '', repetition: '' }
  return (
    <div sx={styles.passwordForm}>
      {wasInterrupted && <Notice>{t('interrupted')}</Notice>}
      <AuthForm
        submission={submission}
        schema={hasPassword ? passwordChangeSchema : firstPasswordSchema}
        initialValues={hasPassword ? { current: '', ...fields } : fields}
        names={fieldNames}
        ifUnclear={hasPassword ? t('unclear') : undefined}
        submit={t(hasPassword ? 'submitChange' : 'submitFirst')}
      >
        <UsernameForManagers />
        {hasPassword && (
          <PasswordField
            name='current'
            label={t('fields.current')}
            autoComplete='current-password'
          />
        )}
        <PasswordField
          name='password'
          label={t('fields.password')}
          hint={t('fields.hint', newPasswordLength)}
          autoComplete='new-password'
        />
        <PasswordStrength name='password' />
        <PasswordField
          name='repetition'
          label={t('fields.repetition')}
          autoComplete='new-password'
        />
      </AuthForm>
      {hasPassword && <p sx={styles.forgotten}>{`${t('forgotten')} ${t('forgottenHow')}`}</p>}
    </div>
  )
}

/** The user name for password managers; hidden and not focusable. */
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

const styles = {
  passwordForm: { display: 'grid', gap: 4, maxWidth: 'narrow' },
  forgotten: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
