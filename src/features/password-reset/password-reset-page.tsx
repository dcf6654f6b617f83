import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { FormCard } from '../../shared/ui/form-card'
import { usePageTitle } from '../../shared/ui/page-title'
import { AskForMail } from './parts/ask-for-mail'
import { ResetByCode } from './parts/reset-by-code'
import { passwordResetTexts } from './password-reset-texts'
import { useResetStep } from './use-reset-step'

/**
 * Has a mail sent with which a new password can be chosen (R082). Where it holds a code instead of
 * a link, the code is typed here (D31), after a reload too.
 */
export function PasswordResetPage({ next }: AccountPageProps) {
  const { standing, stepsKnown } = useSession()
  const step = useResetStep()
  if (step.isShown) return <ResetByCode next={next} onLeave={step.leave} />
  // A tab that has asked for a mail may be waiting for a code: the service will say.
  const mayWait = standing === 'guest' && !stepsKnown && mailedAddress.read() !== null
  return mayWait ? <Waiting /> : <AskForMail next={next} />
}

function Waiting() {
  const text = useText(passwordResetTexts)
  usePageTitle(text('request.title'))
  return <FormCard title={text('request.title')} />
}
