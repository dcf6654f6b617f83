import { useState } from 'react'
import type { doneAnswer } from '../../../../contract/allauth/ok-answer'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AddressAuthForm } from '../../../components/account/address-auth-form'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { mailedAddress } from '../../../session/mailed-address'
import { useAsk } from '../../../session/use-ask'
import { useAuthConfig } from '../../../session/use-auth-config'
import { askForMail } from '../ask-for-mail'
import { passwordResetMessages } from '../password-reset-texts'
import { LinkSent } from './link-sent'

const { 'account-login': login, 'account-login-code': code } = accountRoutes

/** Asks for the mail with which a new password can be chosen. */
export function AskForMail({ next }: { next: string | null }) {
  const text = useText(passwordResetMessages)
  const [email, setEmail] = useState(() => mailedAddress.read() ?? '')
  const { data: config } = useAuthConfig()
  const isByCode = config?.account.password_reset_by_code_enabled === true
  const ask = useAsk<{ email: string }, typeof doneAnswer>({
    callOf: (values) => askForMail(values.email),
    onAsk: (values) => {
      setEmail(values.email)
      mailedAddress.keep(values.email)
    },
  })
  // Where a code is waited for, the page goes on by itself.
  const isSent = ask.state.matches('over') && ask.state.context.outcome?.kind === 'done'
  usePageTitle(text(isSent ? 'sent.title' : 'request.title'))
  if (isSent) {
    const another = () => ask.actor.send({ type: 'again.wanted' })
    return <LinkSent email={email} next={next} onAnother={another} />
  }
  return (
    <FormCard
      title={text('request.title')}
      lead={text(isByCode ? 'request.leadCode' : 'request.lead')}
      foot={[
        <SiteLink key='login' to={withNext(login.pattern, next)} prefetch={false}>
          {text('request.login')}
        </SiteLink>,
        <SiteLink key='code' to={withNext(code.pattern, next)} prefetch={false}>
          {text('request.code')}
        </SiteLink>,
      ]}
    >
      <AddressAuthForm
        ask={ask}
        email={email}
        label={text('request.email')}
        submit={text(isByCode ? 'request.submitCode' : 'request.submit')}
      />
    </FormCard>
  )
}
