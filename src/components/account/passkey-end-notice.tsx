import type { PasskeyEnd } from '#session/passkey-ceremony'
import { Notice } from '../notice'
import { DeviceNotice } from '../passkey-device-notice'
import { problemsOf } from './auth-problems'

/** Why a try with a passkey failed; renders nothing where there is nothing to report. */
export function PasskeyEndNotice({ end }: { end: PasskeyEnd | null }) {
  if (end?.kind === 'device') return <DeviceNotice problem={end.problem} />
  if (end?.kind !== 'service') return null
  const { fields = {}, form } = problemsOf(end.outcome)
  const sentence = form ?? Object.values(fields)[0]
  if (sentence === undefined) return null
  return (
    <Notice tone='error' live>
      {sentence}
    </Notice>
  )
}
