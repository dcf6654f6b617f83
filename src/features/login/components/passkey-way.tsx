/** @jsxImportSource theme-ui */
import { Fingerprint } from 'lucide-react'
import { PasskeyEndNotice } from '../../../components/account/passkey-end-notice'
import { Button } from '../../../components/button'
import { OrLine } from '../../../components/or-line'
import { useText } from '../../../lib/i18n/texts'
import { loginMessages } from '../login-texts'
import type { PasskeyLoginEnd } from '../passkey-login-end'

interface PasskeyWayProps {
  busy: boolean
  end: PasskeyLoginEnd | null
  onAsk: () => void
}

/** Signing in with a passkey, first of all ways where the device offers it. */
export function PasskeyWay({ busy, end, onAsk }: PasskeyWayProps) {
  const text = useText(loginMessages)
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
