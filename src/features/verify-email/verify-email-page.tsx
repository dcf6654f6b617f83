import { useState } from 'react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/account-page-props'
import type { AskOutcome } from '../../session/ask-machine'
import { mailedAddress } from '../../session/mailed-address'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '../../session/mailed-code'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { withNext } from '../../shared/navigation/with-next'
import { usePageTitle } from '../../shared/ui/page-title'
import { SiteLink } from '../../shared/ui/site-link'
import { AwaitLink } from './parts/await-link'
import { CodeEnded } from './parts/code-ended'
import { Verified } from './parts/verified'
import { resendVerification } from './resend-verification'
import { verifyEmailTexts } from './verify-email-texts'

/**
 * Takes the code that was mailed after signing up, or for a new address of somebody signed in
 * (R081, decision D53).
 */
export function VerifyEmailPage({ next }: AccountPageProps) {
  const text = useText(verifyEmailTexts)
  const [email] = useState(mailedAddress.read)
  const { data: config } = useAuthConfig()
  const isMember = useSession().standing === 'member'
  const [wasMember] = useState(isMember)
  const ask = useAsk<MailedCodeValues>({
    callOf: ({ code }) => ({ method: 'POST', path: '/auth/email/verify', body: { key: code } }),
    tries: mailedCodeTries,
    onOutcome: forgetAddress,
  })
  const foot = useWaysBack(next)
  usePageTitle(text('code.title'))
  if (ask.state.matches('ended')) return <CodeEnded next={next} />
  if (isVerified(ask.state.context.outcome, wasMember)) return <Verified next={next} />
  if (config?.account.email_verification_by_code_enabled === false) {
    return <AwaitLink email={email} isMember={isMember} foot={foot} />
  }
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

/** The app leads on whom this signs in, and the form stays meanwhile; a member stays here. */
function isVerified(outcome: AskOutcome | null, wasMember: boolean): boolean {
  return outcome?.kind === 'signedOut' || (wasMember && outcome?.kind === 'signedIn')
}

function forgetAddress({ kind }: AskOutcome): void {
  if (kind === 'signedIn') mailedAddress.forget()
}

function useWaysBack(next: string | null) {
  const text = useText(verifyEmailTexts)
  const { standing } = useSession()
  if (standing === 'member') {
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
