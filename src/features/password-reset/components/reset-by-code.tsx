import { useState } from 'react'
import { isExpired } from '#components/account/auth-form'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { Button } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { mailedAddress } from '#session/mail-confirmation'
import { requestPasswordReset } from '#session/sign-in-calls'
import { passwordResetMessages } from '../password-reset-mail'
import { readPasswordReset } from '../read-password-reset'
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
  const submission = useSubmit({
    send: (values: MailedCodeValues) => readPasswordReset(values.code),
    tries: mailedCodeTries,
  })
  const { values, answer } = submission
  usePageTitle(t(answer ? 'key.title' : 'code.title'))
  const ended = <CodeExpired next={next} onAgain={onLeave} />
  if (isExpired(submission)) return ended
  if (values && answer) {
    return <NewPasswordForm resetKey={values.code} user={answer.data.user} refused={ended} />
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
      resend={email === null ? null : () => requestPasswordReset(email)}
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
      drawing={<Motif name='drop' />}
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
