/** @jsxImportSource theme-ui */
import { useState } from 'react'
import { AuthForm } from '../../../components/account/auth-form'
import { type MailedCodeValues, mailedCodeTries } from '../../../components/account/mailed-code'
import { ResendMail } from '../../../components/account/resend-mail'
import { CodeField } from '../../../components/form/code-field'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import type { ResendOutcome } from '../../../session/resend-machine'
import { type Ask, useAsk } from '../../../session/use-ask'
import { useAuthConfig } from '../../../session/use-auth-config'
import { emailMessages } from '../email-texts'
import type { Verifying } from '../use-email-story'
import { codeLength, codeSchema } from '../verify-code-schema'

interface VerifyPanelProps {
  verifying: Verifying
  /** The service keeps the address only once it is verified. */
  isUnsaved: boolean
  resend: () => Promise<ResendOutcome>
  onVerified: () => void
}

/** Verifies an address where it stands in the list: by the code of a mail, or by its link. */
export function VerifyPanel({
  verifying: { email, justSent },
  isUnsaved,
  resend,
  onVerified,
}: VerifyPanelProps) {
  const text = useText(emailMessages)
  const [isFresh, setFresh] = useState(justSent)
  const byCode = useAuthConfig().data?.account.email_verification_by_code_enabled ?? true
  const ask = useAsk<MailedCodeValues>({
    tries: mailedCodeTries,
    callOf: ({ code }) => ({ method: 'POST', path: '/auth/email/verify', body: { key: code } }),
    onOutcome: ({ kind }) => kind === 'signedIn' && onVerified(),
  })
  const renew = () => {
    setFresh(true)
    ask.actor.send({ type: 'tries.renewed' })
    ask.actor.send({ type: 'again.wanted' })
  }
  const lead = byCode ? (['sent', 'sentBefore'] as const) : (['sentLink', 'linkBefore'] as const)
  return (
    <section
      aria-label={text('verify.label', { email })}
      sx={{
        display: 'grid',
        gap: 4,
        maxWidth: 'narrow',
        p: 4,
        borderRadius: 'menu',
        bg: 'surface',
      }}
    >
      <p role='status' sx={{ overflowWrap: 'anywhere' }}>
        {text(`verify.${lead[isFresh ? 0 : 1]}`, { email })}
      </p>
      {byCode && <CodeForm ask={ask} />}
      {byCode && isUnsaved && (
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('verify.unsaved')}</p>
      )}
      <ResendMail holds={byCode ? 'code' : 'link'} resend={resend} onSent={renew} />
    </section>
  )
}

function CodeForm({ ask }: { ask: Ask<MailedCodeValues> }) {
  const text = useText(emailMessages)
  if (ask.state.matches('ended')) {
    return (
      <Notice tone='warning' live>
        {text('verify.ended')}
      </Notice>
    )
  }
  return (
    <AuthForm
      ask={ask}
      schema={codeSchema}
      initialValues={{ code: '' }}
      names={{ key: 'code' }}
      submit={text('verify.submit')}
    >
      <CodeField name='code' label={text('verify.code')} made='letters' length={codeLength} />
    </AuthForm>
  )
}
