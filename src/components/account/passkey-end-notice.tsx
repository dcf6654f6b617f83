import { isRefusedWith } from '#lib/http/problem'
import type { PasskeyEnd } from '#session/passkey-ceremony-machine'
import { Notice } from '../notice'
import { DeviceNotice } from '../passkey-device-notice'
import { sentenceOf } from './auth-problems'

interface PasskeyEndNoticeProps {
  end: PasskeyEnd | null
  /** The page's own words where the service refused the passkey, whose code is of typed codes. */
  refused: { title?: string; sentence: string }
}

/** Why a try with a passkey failed; renders nothing where there is nothing to report. */
export function PasskeyEndNotice({ end, refused }: PasskeyEndNoticeProps) {
  if (end?.kind === 'device') return <DeviceNotice problem={end.problem} />
  if (end?.kind !== 'service') return null
  if (isRefusedWith(end.problem, 'incorrect_code')) {
    return (
      <Notice tone='error' live {...(refused.title && { title: refused.title })}>
        {refused.sentence}
      </Notice>
    )
  }
  const sentence = sentenceOf(end.problem)
  if (sentence === undefined) return null
  return (
    <Notice tone='error' live>
      {sentence}
    </Notice>
  )
}
