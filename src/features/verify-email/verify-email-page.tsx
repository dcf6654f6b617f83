import { useEffect, useState } from 'react'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { accountRoutes } from '../../../contract/paths/account-paths'
import {
  MailedCode,
  type MailedCodeValues,
  mailedCodeTries,
} from '../../components/account/mailed-code'
import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import { accountKeys } from '../../session/account-keys'
import type { AccountPageProps } from '../../session/account-page-props'
import type { AskOutcome } from '../../session/ask-machine'
import { authRequest } from '../../session/auth-request'
import { hearEmailVerified } from '../../session/email-verified-channel'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { useAuthQuery } from '../../session/use-auth-query'
import { useSession } from '../../session/use-session'
import { AwaitLink } from './components/await-link'
import { CodeEnded } from './components/code-ended'
import { LinkWrong } from './components/link-wrong'
import { Verified } from './components/verified'
import { resendVerification } from './resend-verification'
import { verifyEmailMessages } from './verify-email-texts'

/** How often a member's addresses are asked for while a link is awaited, in ms. */
const pollMs = 10_000

/**
 * Takes the code that was mailed after signing up, or for a new address of somebody signed in
 * (R081).
 */
export function VerifyEmailPage({ next }: AccountPageProps) {
  const text = useText(verifyEmailMessages)
  const [email] = useState(mailedAddress.read)
  const { data: config, isPending } = useAuthConfig()
  const isMember = useSession().status === 'member'
  const [wasMember] = useState(isMember)
  const isByLink = config?.account.email_verification_by_code_enabled === false
  const link = useLinkElsewhere(email, isByLink)
  const ask = useAsk<MailedCodeValues>({
    callOf: ({ code }) => ({ method: 'POST', path: '/auth/email/verify', body: { key: code } }),
    tries: mailedCodeTries,
    onOutcome: forgetAddress,
  })
  const foot = useWaysBack(next)
  usePageTitle(text('code.title'))
  if (ask.state.matches('ended')) return <CodeEnded next={next} />
  if (isVerified(ask.state.context.outcome, wasMember)) return <Verified next={next} />
  if (link === 'verified') return <Verified next={next} />
  if (link === 'lapsed') return <LinkWrong why='lapsed' next={next} />
  if (isByLink) return <AwaitLink email={email} isMember={isMember} foot={foot} />
  if (isPending) return <FormCard title={text('code.title')} />
  return (
    <MailedCode
      title={text('code.title')}
      lead={
        <>
          <p>{email === null ? text('code.sent') : text('code.sentTo', { email })}</p>
          <p>{text('code.rules')}</p>
        </>
      }
      ask={ask}
      submit={text('code.submit')}
      resend={() => resendVerification(isMember ? email : null)}
      instead={text(isMember ? 'code.insteadMember' : 'code.instead')}
      foot={foot}
    />
  )
}

/**
 * What became of a mailed link that was opened elsewhere: another tab of this browser tells, a
 * member's own addresses do, and a sign-up that is no longer waited for is noticed when the page is
 * looked at again. A guest's other device cannot be noticed: the service tells this session nothing.
 */
function useLinkElsewhere(email: string | null, isByLink: boolean): 'verified' | 'lapsed' | null {
  const [isTold, setTold] = useState(false)
  const { status, stepsKnown, pendingFlow } = useSession()
  const isMember = status === 'member'
  const addresses = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses, {
    enabled: isByLink && isMember,
    freshFor: 0,
    askAgain: () => pollMs,
  })
  useEffect(() => {
    if (!isByLink) return
    return hearEmailVerified((verified) => {
      if (email === null || verified.toLowerCase() === email.toLowerCase()) setTold(true)
    })
  }, [isByLink, email])
  useEffect(() => {
    if (!isByLink || isMember) return
    const look = () => {
      if (document.visibilityState === 'visible') void authRequest({ path: '/auth/session' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isByLink, isMember])
  if (!isByLink) return null
  const isSeen = isMember && addresses.data?.data.every(({ verified }) => verified)
  if (isTold || isSeen) return 'verified'
  return status === 'guest' && stepsKnown && pendingFlow === null ? 'lapsed' : null
}

/** The app leads on whom this signs in, and the form stays meanwhile; a member stays here. */
function isVerified(outcome: AskOutcome | null, wasMember: boolean): boolean {
  return outcome?.kind === 'signedOut' || (wasMember && outcome?.kind === 'signedIn')
}

function forgetAddress({ kind }: AskOutcome): void {
  if (kind === 'signedIn') mailedAddress.forget()
}

function useWaysBack(next: string | null) {
  const text = useText(verifyEmailMessages)
  const { status } = useSession()
  if (status === 'member') {
    return [
      <SiteLink key='account' to={accountRoutes.account.pattern} prefetch={false}>
        {text('code.account')}
      </SiteLink>,
    ]
  }
  const { 'account-signup': signup, 'account-login': login } = accountRoutes
  return [
    <SiteLink key='another' to={withNext(signup.pattern, next)} prefetch={false}>
      {text('code.another')}
    </SiteLink>,
    <SiteLink key='login' to={withNext(login.pattern, next)} prefetch={false}>
      {text('code.login')}
    </SiteLink>,
  ]
}
