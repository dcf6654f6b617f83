import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AuthForm, isExpired } from '#components/account/auth-form'
import { verifyNewEmail } from '#components/account/email-changed'
import {
  type MailedCodeValues,
  mailedCode,
  mailedCodeForm,
  mailedCodeTries,
} from '#components/account/mailed-code'
import { ResendMail } from '#components/account/resend-mail'
import { CodeField } from '#components/form/code-field'
import { Notice } from '#components/notice'
import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import { type Submission, useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { useAuthConfig } from '#session/use-auth-config'
import { emailMessages } from '../api'
import type { Verifying } from '../use-email-addresses'

interface VerifyPanelProps {
  verifying: Verifying
  /** The service saves the address only once it is verified. */
  isUnsaved: boolean
  resend: () => Promise<unknown>
  onVerified: () => void
}

/** Verifies an address in the list: by a mailed code, or by waiting for a link to be opened. */
export function VerifyPanel({
  verifying: { email, justSent },
  isUnsaved,
  resend,
  onVerified,
}: VerifyPanelProps) {
  const { t } = useTranslation(emailMessages)
  const [isFresh, setFresh] = useState(justSent)
  const byCode = useAuthConfig().data?.account.email_verification_by_code_enabled ?? true
  const submission = useSubmit({
    tries: mailedCodeTries,
    send: ({ code }: MailedCodeValues) => verifyNewEmail(code, onVerified),
  })
  const renew = () => {
    setFresh(true)
    submission.reset()
  }
  const lead = byCode ? (['sent', 'sentBefore'] as const) : (['sentLink', 'linkBefore'] as const)
  return (
    <section aria-label={t('verify.label', { email })} sx={styles.verifyPanel}>
      <p role='status' sx={styles.verifyPanelText}>
        {t(`verify.${lead[isFresh ? 0 : 1]}`, { email, count: mailedCodeMinutes })}
      </p>
      {byCode && <CodeForm submission={submission} />}
      {byCode && isUnsaved && <p sx={styles.unsaved}>{t('verify.unsaved')}</p>}
      <ResendMail holds={byCode ? 'code' : 'link'} resend={resend} onSent={renew} />
    </section>
  )
}

function CodeForm({ submission }: { submission: Submission<MailedCodeValues, unknown> }) {
  const { t } = useTranslation(emailMessages)
  if (isExpired(submission)) {
    return (
      <Notice tone='warning' live>
        {t('verify.ended')}
      </Notice>
    )
  }
  return (
    <AuthForm
      submission={submission}
      schema={mailedCodeForm}
      initialValues={{ code: '' }}
      names={{ key: 'code' }}
      submit={t('verify.submit')}
    >
      <CodeField name='code' label={t('verify.code')} kind={mailedCode} />
    </AuthForm>
  )
}

const styles = {
  verifyPanel: {
    display: 'grid',
    gap: 4,
    maxWidth: 'narrow',
    p: 4,
    borderRadius: 'menu',
    bg: 'surface',
  },
  verifyPanelText: { overflowWrap: 'anywhere' },
  unsaved: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
