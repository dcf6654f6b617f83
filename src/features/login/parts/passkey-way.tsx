/** @jsxImportSource theme-ui */
import { Fingerprint } from 'lucide-react'
import { PasskeyEndNotice } from '../../../session/passkey-end-notice'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { OrLine } from '../../../shared/ui/or-line'
import { loginTexts } from '../login-texts'
import type { PasskeyLoginEnd } from '../passkey-login-end'

interface PasskeyWayProps {
  busy: boolean
  end: PasskeyLoginEnd | null
  onAsk: () => void
}

/** Signing in with a passkey, first of all ways where the device offers it. */
export function PasskeyWay({ busy, end, onAsk }: PasskeyWayProps) {
  const text = useText(loginTexts)
  return (
    <div sx={{ display: 'grid', gap: 4 }}>
      <Button variant='secondary' size='lg' wide busy={busy} onClick={onAsk}>
        {!busy && <Fingerprint aria-hidden='true' size={20} />}
        {text('passkey')}
      </Button>
      <PasskeyEndNotice end={end} />
      <OrLine>{text('or')}</OrLine>
    </div>
  )
}
