/** @jsxImportSource theme-ui */
import { Cookie } from 'lucide-react'
import { IconButton } from '../../../components/icon-button'
import { useText } from '../../../lib/i18n/texts'
import { consentMessages } from '../consent-texts'
import { openConsentSettings } from '../settings-wanted'
import { roundButtonStyle } from './banner-style'

/** Opens the settings again once it is decided. */
export function RoundButton() {
  const text = useText(consentMessages)
  return (
    <div data-chrome='' sx={roundButtonStyle}>
      <IconButton label={text('settings')} aria-haspopup='dialog' onClick={openConsentSettings}>
        <Cookie />
      </IconButton>
    </div>
  )
}
