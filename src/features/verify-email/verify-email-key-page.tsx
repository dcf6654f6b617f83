import { useState } from 'react'
import * as z from 'zod/mini'
import { AuthForm } from '#components/account/auth-form'
import { KeyUnclear, useKeyCheck } from '#components/account/key-check'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { FormCard } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { emailVerification, emailVerificationHeader } from '#contract/allauth/key-checks'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/server-clock'
import type { AuthOutcome } from '#session/auth-outcome'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { announceEmailVerified } from '#session/mail-confirmation'
import { useSession } from '#session/session-store'
import { useAuthConfig } from '#session/use-auth-config'
import {
  CodeExpired,
  isCode,
  LinkWrong,
  refusedKey,
  Verified,
  verifyEmailMessages,
} from './components/verification-ends'

/**
 * The page of a mailed link: the key is checked, then used when the user confirms.
 * If mails contain codes, a key that is not a code is not sent: it would count as a wrong code.
 */
export default function VerifyEmailKeyPage({
  params: { linkKey: key = '' },
  next,
}: AccountPageProps) {
  const { data: config, isPending } = useAuthConfig()
  if (isPending) return <Checking />
  const isByCode = config?.account.email_verification_by_code_enabled === true
  if (isByCode && !isCode(key)) return <LinkWrong why='invalid' next={next} />
  return <CheckedKey verificationKey={key} next={next} />
}

function Checking() {
  const { t } = useTranslation(verifyEmailMessages)
  usePageTitle(t('link.title'))
  return <FormCard title={t('link.title')} lead={t('link.checking')} />
}

interface KeyProps {
  verificationKey: string
  next: string | null
}

function CheckedKey({ verificationKey, next }: KeyProps) {
  const { key, retry } = useKeyCheck({
    path: '/auth/email/verify',
    // A mail program may have appended characters that no header can hold.
    headers: { [emailVerificationHeader]: encodeURI(verificationKey) },
    answer: emailVerification,
  })
  switch (key.status) {
    case 'checking':
      return <Checking />
    case 'spent':
      return <CodeExpired next={next} />
    case 'wrong':
      return <LinkWrong why={refusalOf(key.outcome, verificationKey)} next={next} />
    case 'unclear':
      return <KeyUnclear outcome={key.outcome} onRetry={retry} />
    case 'good':
      return (
        <ConfirmLink email={key.data.data.email} verificationKey={verificationKey} next={next} />
      )
  }
}

/** One button; a 200 and a 401 are both a success. */
function ConfirmLink({ email, verificationKey: key, next }: KeyProps & { email: string }) {
  const { t } = useTranslation(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  const [wasMember] = useState(isMember)
  const submission = useAuthSubmit<object>({
    request: () => ({ method: 'POST', path: '/auth/email/verify', body: { key } }),
    onOutcome: (outcome) => {
      if (verifiedKinds.includes(outcome.kind)) announceEmailVerified(email)
      if (!wasMember) void continueAfter(outcome)
    },
  })
  const { status, outcome } = submission
  usePageTitle(t('link.title'))
  if (status === 'over') return <Verified next={next} />
  if (status === 'expired') return <CodeExpired next={next} />
  if (outcome?.kind === 'refused') return <LinkWrong why={refusalOf(outcome, key)} next={next} />
  return (
    <FormCard title={t('link.title')} lead={t('link.lead', { email })}>
      <AuthForm
        submission={submission}
        schema={z.object({})}
        initialValues={{}}
        submit={t('link.submit')}
      />
    </FormCard>
  )
}

const verifiedKinds: readonly string[] = ['signedIn', 'signedOut', 'nextStep']

function refusalOf(outcome: AuthOutcome<unknown>, key: string) {
  const codes = outcome.kind === 'refused' ? outcome.errors.map(({ code }) => code) : []
  if (codes.includes('email_taken')) return 'taken'
  return codes.includes('incorrect_code') ? 'invalid' : refusedKey(key, serverNow())
}
