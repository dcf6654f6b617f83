import { useState } from 'react'
import * as z from 'zod/mini'
import { AuthForm, isExpired } from '#components/account/auth-form'
import { KeyUnclear, useKeyCheck } from '#components/account/key-check'
import { FormCard } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { emailVerificationHeader } from '#contract/allauth/key-checks'
import { readEmailVerification } from '#contract/endpoints/sign-in'
import { type ApiProblem, isNavigating, problemOf } from '#lib/http/problem'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/clock'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { authCall } from '#session/auth-request'
import { announceEmailVerified } from '#session/mail-confirmation'
import { useSession } from '#session/session'
import { verifyEmail } from '#session/sign-in-calls'
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
  if (!isCode(key)) {
    if (isPending) return <Checking />
    const isByCode = config?.account.email_verification_by_code_enabled === true
    if (isByCode) return <LinkWrong why='invalid' next={next} />
  }
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
  // A mail program may have appended characters that no header can hold.
  const headers = { [emailVerificationHeader]: encodeURI(verificationKey) }
  const { key, retry } = useKeyCheck(() => authCall(readEmailVerification, { headers }))
  switch (key.status) {
    case 'checking':
      return <Checking />
    case 'spent':
      return <CodeExpired next={next} />
    case 'wrong':
      return <LinkWrong why={refusalOf(key.problem, verificationKey)} next={next} />
    case 'unclear':
      return <KeyUnclear problem={key.problem} onRetry={retry} />
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
  const submission = useSubmit({
    send: async (_: object) => {
      try {
        const step = await verifyEmail(key)
        announceEmailVerified(email)
        return wasMember ? step : await afterSignIn(step)
      } catch (error) {
        if (problemOf(error).kind === 'signedOut') announceEmailVerified(email)
        throw error
      }
    },
  })
  const { status, problem } = submission
  usePageTitle(t('link.title'))
  if (status === 'done' || (problem && isNavigating(problem))) return <Verified next={next} />
  if (isExpired(submission)) return <CodeExpired next={next} />
  if (problem?.kind === 'refused') return <LinkWrong why={refusalOf(problem, key)} next={next} />
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

function refusalOf(problem: ApiProblem, key: string) {
  const codes = problem.kind === 'refused' ? problem.errors.map(({ code }) => code) : []
  if (codes.includes('email_taken')) return 'taken'
  return codes.includes('incorrect_code') ? 'invalid' : refusedKey(key, serverNow())
}
