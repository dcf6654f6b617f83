import { accountRoutes } from '../../../../contract/paths/account-paths'
import { problemsOf } from '../../../components/account/auth-problems'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { DeviceNotice } from '../../../components/passkey-device-notice'
import { useText } from '../../../lib/i18n/texts'
import type { AuthOutcome } from '../../../session/auth-outcome'
import type { KeyMakingProblem } from '../key-making-answer'
import { passkeysMessages } from '../passkeys-texts'

/** Why there is no new key; what its fields can mend stands at them. */
export function MakingProblem({ problem }: { problem: KeyMakingProblem | null }) {
  if (problem === null) return null
  if (problem.kind === 'device') return <DeviceNotice problem={problem.problem} />
  return <ServiceNotice answer={problem.answer} />
}

function ServiceNotice({ answer }: { answer: AuthOutcome<unknown> }) {
  const text = useText(passkeysMessages)
  const codes = 'errors' in answer ? answer.errors.map(({ code }) => code) : []
  if (answer.kind === 'conflict' || codes.includes('unverified_email')) {
    return (
      <Notice
        tone='warning'
        live
        action={
          <LinkButton to={accountRoutes['account-email'].pattern} variant='secondary'>
            {text('making.toEmail')}
          </LinkButton>
        }
      >
        {text('making.unverified')}
      </Notice>
    )
  }
  const isWrong = codes.includes('incorrect_code')
  const sentence = isWrong ? text('making.refused') : problemsOf(answer).form
  if (!sentence) return null
  return (
    <Notice tone={answer.kind === 'heldBack' ? 'warning' : 'error'} live>
      {sentence}
    </Notice>
  )
}
