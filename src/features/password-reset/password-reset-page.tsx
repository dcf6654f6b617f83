import { FormCard } from '../../components/form-card'
import { usePageTitle } from '../../components/page-title'
import { useText } from '../../lib/i18n/texts'
import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useSession } from '../../session/use-session'
import { AskForMail } from './components/ask-for-mail'
import { ResetByCode } from './components/reset-by-code'
import { passwordResetMessages } from './password-reset-texts'
import { useResetStep } from './use-reset-step'

/**
 * Has a mail sent with which a new password can be chosen (R082). Where it holds a code instead of
 * a link, the code is typed here, after a reload too.
 */
export function PasswordResetPage({ next }: AccountPageProps) {
  const { status, stepsKnown } = useSession()
  const step = useResetStep()
  if (step.isShown) return <ResetByCode next={next} onLeave={step.leave} />
  // A tab that has asked for a mail may be waiting for a code: the service will say.
  const mayWait = status === 'guest' && !stepsKnown && mailedAddress.read() !== null
  return mayWait ? <Waiting /> : <AskForMail next={next} />
}

function Waiting() {
  const text = useText(passwordResetMessages)
  usePageTitle(text('request.title'))
  return <FormCard title={text('request.title')} />
}
