import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import type { PasskeyProblem } from '#lib/passkey/passkey-device'
import passkey from '#locales/el/passkey.json'
import { Notice, type NoticeTone } from './notice'

const passkeyMessages = addMessages('passkey', passkey)

/** Cancelling is not an error. */
const tones: Record<PasskeyProblem, NoticeTone> = {
  cancelled: 'info',
  timedOut: 'info',
  unsupported: 'warning',
  alreadyThere: 'info',
  wrongPlace: 'error',
  failed: 'error',
}

/** Shows why the device returned no passkey. */
export function DeviceNotice({ problem }: { problem: PasskeyProblem }) {
  const { t } = useTranslation(passkeyMessages)
  return (
    <Notice tone={tones[problem]} live>
      {t(`problems.${problem}`)}
    </Notice>
  )
}
