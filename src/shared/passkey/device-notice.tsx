import { useText } from '../i18n/texts'
import { Notice, type NoticeTone } from '../ui/notice'
import type { PasskeyProblem } from './passkey-outcome'
import { passkeyTexts } from './passkey-texts'

/** A closed window is nobody's fault: it is said quietly (R290). */
const tones: Record<PasskeyProblem, NoticeTone> = {
  cancelled: 'info',
  timedOut: 'info',
  unsupported: 'warning',
  alreadyThere: 'info',
  wrongPlace: 'error',
  failed: 'error',
}

/** Why the device gave no passkey, in one sentence. */
export function DeviceNotice({ problem }: { problem: PasskeyProblem }) {
  const text = useText(passkeyTexts)
  return (
    <Notice tone={tones[problem]} live>
      {text(`problems.${problem}`)}
    </Notice>
  )
}
