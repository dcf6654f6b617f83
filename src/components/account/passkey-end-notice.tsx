import { isRefusedWith } from '#session/auth-outcome'
import type { PasskeyEnd } from '#session/passkey-ceremony'
import { Notice } from '../notice'
import { DeviceNotice } from '../passkey-device-notice'
import { problemsOf } from './auth-problems'

interface PasskeyEndNoticeProps {
  end: PasskeyEnd | null
  /** The page's own words where the service refused the passkey, whose code is of typed codes. */
  refused: { title?: string; sentence: string }
}

/** Why a try with a passkey failed; renders nothing where there is nothing to report. */
export function PasskeyEndNotice({ end, refused }: PasskeyEndNoticeProps) {
  if (end?.kind === 'device') return <DeviceNotice problem={end.problem} />
  if (end?.kind !== 'service') return null
  if (isRefusedWith(end.outcome, 'incorrect_code')) {
    return (
      <Notice tone='error' live {...(refused.title && { title: refused.title })}>
        {refused.sentence}
      </Notice>
    )
  }
  const { fields = {}, form } = problemsOf(end.outcome)
  const sentence = form ?? Object.values(fields)[0]
  if (sentence === undefined) return null
  return (
    <Notice tone='error' live>
      {sentence}
    </Notice>
  )
}
