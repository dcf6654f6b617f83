import { problemsOf } from '../../../session/auth-problems'
import { useText } from '../../../shared/i18n/texts'
import { DeviceNotice } from '../../../shared/passkey/device-notice'
import { Notice } from '../../../shared/ui/notice'
import type { PasskeyProofProblem, ProofAnswer } from '../proof-answer'
import { proofTexts } from '../proof-texts'

/** Why a passkey was no proof, in one sentence; nothing while nothing is wrong. */
export function ProofProblem({ problem }: { problem: PasskeyProofProblem | null }) {
  if (problem === null) return null
  if (problem.kind === 'device') return <DeviceNotice problem={problem.problem} />
  return <ServiceNotice answer={problem.answer} />
}

function ServiceNotice({ answer }: { answer: ProofAnswer }) {
  const text = useText(proofTexts)
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
