import { useText } from '../lib/i18n/messages'
import type { PasskeyProblem } from '../lib/passkey/passkey-device'
import { passkeyMessages } from '../lib/passkey/passkey-texts'
import { Notice, type NoticeTone } from './notice'

/** Cancelling is not an error (R290). */
const tones: Record<PasskeyProblem, NoticeTone> = {
  cancelled: 'info',
  timedOut: 'info',
  unsupported: 'warning',
  alreadyThere: 'info',
  wrongPlace: 'error',
  failed: 'error',
}

/** Why the device gave no passkey. */
export function DeviceNotice({ problem }: { problem: PasskeyProblem }) {
  const text = useText(passkeyMessages)
  return (
    <Notice tone={tones[problem]} live>
      {text(`problems.${problem}`)}
    </Notice>
  )
}
