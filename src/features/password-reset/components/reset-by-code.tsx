import { useState } from 'react'
import * as z from 'zod/mini'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { Button } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { passwordReset, passwordResetHeader } from '#contract/allauth/key-checks'
import { useTranslation } from '#lib/i18n/use-translation'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { mailedAddress } from '#session/mail-confirmation'
import { passwordResetMessages, resetMailRequest } from '../password-reset-mail'
import { NewPasswordForm } from './new-password-form'

interface ResetByCodeProps {
  next: string | null
  /** Back to the request for a mail. */
  onLeave: () => void
}

/** Forms for the mailed code and then a new password; three wrong codes end the reset. */
export function ResetByCode({ next, onLeave }: ResetByCodeProps) {
  const { t } = useTranslation(passwordResetMessages)
  const [email] = useState(mailedAddress.read)
  const [code, setCode] = useState('')
  const submission = useAuthSubmit<MailedCodeValues, typeof passwordReset>({
    request: (values) => ({
      method: 'GET',
      path: '/auth/password/reset',
      headers: { [passwordResetHeader]: values.code },
      answer: passwordReset,
    }),
    tries: mailedCodeTries,
    onSubmit: (values) => setCode(values.code),
  })
  usePageTitle(t(submission.status === 'over' ? 'key.title' : 'code.title'))
  const ended = <CodeExpired next={next} onAgain={onLeave} />
  if (submission.status === 'expired') return ended
  if (submission.status === 'over') {
    const user = ownerIn(submission.outcome)
    return <NewPasswordForm resetKey={code} user={user} refused={ended} />
  }
  return (
    <MailedCode
      title={t('code.title')}
      lead={
        <>
          <p>{email === null ? t('code.sent') : t('code.sentTo', { email })}</p>
          <p>{t('code.rules')}</p>
        </>
      }
      submission={submission}
      submit={t('code.submit')}
      resend={email === null ? null : () => authRequest(resetMailRequest(email))}
      foot={[
        <LoginLink key='login' next={next}>
          {t('code.login')}
        </LoginLink>,
      ]}
    >
      <Button variant='quiet' wide onClick={onLeave}>
        {t('code.another')}
      </Button>
    </MailedCode>
  )
}

/** The user whose password the code resets. */
function ownerIn(outcome: AuthOutcome<unknown> | null) {
  const read = outcome?.kind === 'done' ? z.safeParse(ownerData, outcome.data) : null
  return read?.data?.data.user
}

const ownerData = z.pick(passwordReset, { data: true })

interface CodeExpiredProps {
  next: string | null
  onAgain: () => void
}

/** The code is no longer valid: request another, or sign in otherwise. */
export function CodeExpired({ next, onAgain }: CodeExpiredProps) {
  const { t } = useTranslation(passwordResetMessages)
  usePageTitle(t('ended.title'))
  return (
    <FormCard
      motif='drop'
      title={t('ended.title')}
      lead={<p role='status'>{t('ended.lead')}</p>}
      foot={[
        <LoginLink key='login' next={next}>
          {t('ended.login')}
        </LoginLink>,
      ]}
    >
      <Button size='lg' wide onClick={onAgain}>
        {t('ended.again')}
      </Button>
    </FormCard>
  )
}
