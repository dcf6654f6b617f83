import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import type { AuthOutcome } from '../../../session/auth-outcome'
import { reauthenticationMessages } from '../reauthentication-texts'

interface CodeHintProps {
  way: 'totp' | 'recovery_codes' | 'password'
  /** What the service said last. */
  outcome: AuthOutcome<unknown> | null
}

/** What may help after a code was not taken; nothing before. */
export function CodeHint({ way, outcome }: CodeHintProps) {
  const text = useText(reauthenticationMessages)
  const codes = outcome?.kind === 'refused' ? outcome.errors.map(({ code }) => code) : []
  if (codes.includes('too_many_login_attempts')) {
    return (
      <Notice tone='warning' live title={text('hints.tooManyTitle')}>
        {text('hints.tooMany')}
      </Notice>
    )
  }
  if (way === 'password' || !codes.includes('incorrect_code')) return null
  const hint = way === 'totp' ? 'clock' : 'usedCode'
  return <Notice title={text(`hints.${hint}Title`)}>{text(`hints.${hint}`)}</Notice>
}
