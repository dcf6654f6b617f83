import { problemsOf } from '../../../components/account/auth-problems'
import { Notice } from '../../../components/notice'
import { DeviceNotice } from '../../../components/passkey-device-notice'
import { useText } from '../../../lib/i18n/texts'
import type {
  PasskeyReauthenticationProblem,
  ReauthenticationAnswer,
} from '../reauthentication-answer'
import { reauthenticationMessages } from '../reauthentication-texts'

/** Why a passkey was no proof, in one sentence; nothing while nothing is wrong. */
export function ReauthenticationProblem({
  problem,
}: {
  problem: PasskeyReauthenticationProblem | null
}) {
  if (problem === null) return null
  if (problem.kind === 'device') return <DeviceNotice problem={problem.problem} />
  return <ServiceNotice answer={problem.answer} />
}

function ServiceNotice({ answer }: { answer: ReauthenticationAnswer }) {
  const text = useText(reauthenticationMessages)
  const { fields = {}, form } = problemsOf(answer)
  const isWrong =
    answer.kind === 'refused' && answer.errors.some(({ code }) => code === 'incorrect_code')
  const sentence = isWrong ? text('webauthn.refused') : (form ?? Object.values(fields)[0])
  return (
    <Notice tone={answer.kind === 'heldBack' ? 'warning' : 'error'} live>
      {sentence}
    </Notice>
  )
}
