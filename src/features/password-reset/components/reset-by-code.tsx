import { useState } from 'react'
import * as z from 'zod/mini'
import { passwordReset, passwordResetHeader } from '../../../../contract/allauth/key-checks'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import {
  MailedCode,
  type MailedCodeValues,
  mailedCodeTries,
} from '../../../components/account/mailed-code'
import { Button } from '../../../components/button'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import type { AskOutcome } from '../../../session/ask-machine'
import { authRequest } from '../../../session/auth-request'
import { mailedAddress } from '../../../session/mailed-address'
import { useAsk } from '../../../session/use-ask'
import { askForMail } from '../ask-for-mail'
import { passwordResetMessages } from '../password-reset-texts'
import { CodeEnded } from './code-ended'
import { NewPasswordForm } from './new-password-form'

interface ResetByCodeProps {
  next: string | null
  /** Back to asking for a mail. */
  onLeave: () => void
}

/** Takes the code out of the mail, and with it a new password; three wrong ones end it. */
export function ResetByCode({ next, onLeave }: ResetByCodeProps) {
  const text = useText(passwordResetMessages)
  const [email] = useState(mailedAddress.read)
  const [code, setCode] = useState('')
  const ask = useAsk<MailedCodeValues, typeof passwordReset>({
    callOf: (values) => ({
      method: 'GET',
      path: '/auth/password/reset',
      headers: { [passwordResetHeader]: values.code },
      answer: passwordReset,
    }),
    tries: mailedCodeTries,
    onAsk: (values) => setCode(values.code),
  })
  usePageTitle(text(ask.state.matches('over') ? 'key.title' : 'code.title'))
  const ended = <CodeEnded next={next} onAgain={onLeave} />
  if (ask.state.matches('ended')) return ended
  if (ask.state.matches('over')) {
    const user = ownerIn(ask.state.context.outcome)
    return <NewPasswordForm resetKey={code} user={user} refused={ended} />
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
      resend={email === null ? null : () => authRequest(askForMail(email))}
      foot={[
        <SiteLink
          key='login'
          to={withNext(accountRoutes['account-login'].pattern, next)}
          prefetch={false}
        >
          {text('code.login')}
        </SiteLink>,
      ]}
    >
      <Button variant='quiet' wide onClick={onLeave}>
        {text('code.another')}
      </Button>
    </MailedCode>
  )
}

/** Whose password the code changes. */
function ownerIn(outcome: AskOutcome | null) {
  const read = outcome?.kind === 'done' ? z.safeParse(ownerData, outcome.data) : null
  return read?.data?.data.user
}

const ownerData = z.pick(passwordReset, { data: true })
