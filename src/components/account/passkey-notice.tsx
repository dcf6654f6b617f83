import { isRefusedWith } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import type { PasskeyProblem } from '#lib/passkey/passkey-device'
import passkey from '#locales/el/passkey.json'
import type { PasskeyEnd } from '#session/passkey-ceremony-machine'
import { Notice, type NoticeTone } from '../notice'
import { sentenceOf } from './auth-problems'

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
