import * as z from 'zod/mini'
import { emailVerification, emailVerificationHeader } from '../../../contract/allauth/key-checks'
import { AuthForm } from '../../components/account/auth-form'
import { KeyUnclear } from '../../components/account/key-unclear'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import { now } from '../../lib/time/clock'
import type { AccountPageProps } from '../../session/account-page-props'
import type { AuthOutcome } from '../../session/auth-outcome'
import { tellEmailVerified } from '../../session/email-verified-channel'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { useKeyCheck } from '../../session/use-key-check'
import { CodeEnded } from './components/code-ended'
import { LinkWrong } from './components/link-wrong'
import { Verified } from './components/verified'
import { isCode, refusedKey } from './link-key'
import { verifyEmailMessages } from './verify-email-texts'

/**
 * The page of the link in a mail: the key is looked at, then used once asked to (R073, R280). Where
 * mails hold codes, what is no code is not looked at: it would count as a wrong one.
 */
export function VerifyEmailKeyPage({ params: { key = '' }, next }: AccountPageProps) {
  const { data: config, isPending } = useAuthConfig()
  if (isPending) return <Checking />
  const isByCode = config?.account.email_verification_by_code_enabled === true
  if (isByCode && !isCode(key)) return <LinkWrong why='invalid' next={next} />
  return <CheckedKey verificationKey={key} next={next} />
}

function Checking() {
  const text = useText(verifyEmailMessages)
  usePageTitle(text('link.title'))
  return <FormCard title={text('link.title')} lead={text('link.checking')} />
}

interface KeyProps {
  verificationKey: string
  next: string | null
}

function CheckedKey({ verificationKey: key, next }: KeyProps) {
  const { state, again } = useKeyCheck({
    path: '/auth/email/verify',
    headers: { [emailVerificationHeader]: key },
    answer: emailVerification,
  })
  const { outcome, data } = state.context
  switch (state.value) {
    case 'checking':
      return <Checking />
    case 'spent':
      return <CodeEnded next={next} />
    case 'wrong':
      return <LinkWrong why={whyRefused(outcome, key)} next={next} />
    case 'unclear':
      return <KeyUnclear outcome={outcome} onAgain={again} />
    default:
      return <ConfirmLink email={data?.data.email ?? ''} verificationKey={key} next={next} />
  }
}

/** One button; 200 and 401 are both a success. */
function ConfirmLink({ email, verificationKey: key, next }: KeyProps & { email: string }) {
  const text = useText(verifyEmailMessages)
  const ask = useAsk<object>({
    callOf: () => ({ method: 'POST', path: '/auth/email/verify', body: { key } }),
    onOutcome: ({ kind }) => verifiedKinds.includes(kind) && tellEmailVerified(email),
  })
  const { context, value } = ask.state
  usePageTitle(text('link.title'))
  if (value === 'over') return <Verified next={next} />
  if (value === 'ended') return <CodeEnded next={next} />
  if (context.outcome?.kind === 'refused') {
    return <LinkWrong why={whyRefused(context.outcome, key)} next={next} />
  }
  return (
    <FormCard title={text('link.title')} lead={text('link.lead', { email })}>
      <AuthForm ask={ask} schema={z.object({})} initialValues={{}} submit={text('link.submit')} />
    </FormCard>
  )
}

const verifiedKinds: readonly string[] = ['signedIn', 'signedOut', 'nextStep']

function whyRefused(outcome: AuthOutcome<unknown> | null, key: string) {
  const codes = outcome?.kind === 'refused' ? outcome.errors.map(({ code }) => code) : []
  if (codes.includes('email_taken')) return 'taken'
  return codes.includes('incorrect_code') ? 'invalid' : refusedKey(key, now())
}
