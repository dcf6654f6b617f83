import { useText } from '../lib/i18n/texts'
import type { PasskeyProblem } from '../lib/passkey/passkey-outcome'
import { passkeyMessages } from '../lib/passkey/passkey-texts'
import { Notice, type NoticeTone } from './notice'

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
  const text = useText(passkeyMessages)
  return (
    <Notice tone={tones[problem]} live>
      {text(`problems.${problem}`)}
    </Notice>
  )
}
