import { useState } from 'react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import {
  MailedCode,
  type MailedCodeValues,
  mailedCodeTries,
} from '../../components/account/mailed-code'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import type { AccountPageProps } from '../../session/account-page-props'
import type { AskOutcome } from '../../session/ask-machine'
import { authRequest } from '../../session/auth-request'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { askForCode } from './ask-for-code'
import { CodeEnded } from './components/code-ended'
import { loginCodeMessages } from './login-code-texts'

/** Takes the code that was mailed (R076); after three wrong ones a new one is needed. */
export function LoginCodeConfirmPage({ next }: AccountPageProps) {
  const text = useText(loginCodeMessages)
  const [email] = useState(mailedAddress.read)
  const ask = useAsk<MailedCodeValues>({
    callOf: ({ code }) => ({ method: 'POST', path: '/auth/code/confirm', body: { code } }),
    tries: mailedCodeTries,
    onOutcome: forgetAddress,
  })
  usePageTitle(text(ask.state.matches('ended') ? 'ended.title' : 'confirm.title'))
  if (ask.state.matches('ended')) return <CodeEnded next={next} />
  const links = [
    { to: accountRoutes['account-login-code'].pattern, words: text('confirm.another') },
    { to: accountRoutes['account-login'].pattern, words: text('confirm.login') },
  ]
  return (
    <MailedCode
      title={text('confirm.title')}
      lead={
        <>
          <p>{email === null ? text('confirm.sent') : text('confirm.sentTo', { email })}</p>
          <p>{text('confirm.rules')}</p>
        </>
      }
      ask={ask}
      submit={text('confirm.submit')}
      resend={email === null ? null : () => authRequest(askForCode(email))}
      foot={links.map(({ to, words }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {words}
        </SiteLink>
      ))}
    />
  )
}

function forgetAddress({ kind }: AskOutcome): void {
  if (kind === 'signedIn') mailedAddress.forget()
}
