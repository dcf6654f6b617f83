import { useState } from 'react'
import * as z from 'zod/mini'
import type { doneAnswer } from '../../../contract/allauth/ok-answer'
import { accountRoutes } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/account-page-props'
import { AskForm } from '../../session/ask-form'
import { useAsk } from '../../session/use-ask'
import { EmailField } from '../../shared/form/email-field'
import { emailRule } from '../../shared/form/email-rule'
import { useText } from '../../shared/i18n/texts'
import { withNext } from '../../shared/navigation/with-next'
import { FormCard } from '../../shared/ui/form-card'
import { usePageTitle } from '../../shared/ui/page-title'
import { SiteLink } from '../../shared/ui/site-link'
import { askForLink } from './ask-for-link'
import { LinkSent } from './parts/link-sent'
import { passwordResetTexts } from './password-reset-texts'

const schema = z.object({ email: emailRule })
const { 'account-login': login, 'account-login-code': code } = accountRoutes

/** Asks for a link by mail with which a new password can be chosen (R082). */
export function PasswordResetPage({ next }: AccountPageProps) {
  const text = useText(passwordResetTexts)
  const [email, setEmail] = useState('')
  const ask = useAsk<{ email: string }, typeof doneAnswer>({
    callOf: (values) => askForLink(values.email),
    onAsk: (values) => setEmail(values.email),
  })
  const isSent = ask.state.matches('over')
  usePageTitle(text(isSent ? 'sent.title' : 'request.title'))
  if (isSent) {
    const another = () => ask.actor.send({ type: 'again.wanted' })
    return <LinkSent email={email} next={next} onAnother={another} />
  }
  return (
    <FormCard
      title={text('request.title')}
      lead={text('request.lead')}
      foot={[
        <SiteLink key='login' to={withNext(login.pattern, next)} prefetch={false}>
          {text('request.login')}
        </SiteLink>,
        <SiteLink key='code' to={withNext(code.pattern, next)} prefetch={false}>
          {text('request.code')}
        </SiteLink>,
      ]}
    >
      <AskForm ask={ask} schema={schema} initialValues={{ email }} submit={text('request.submit')}>
        <EmailField name='email' label={text('request.email')} autoComplete='username' />
      </AskForm>
    </FormCard>
  )
}
