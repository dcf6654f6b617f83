/** @jsxImportSource theme-ui */
import { Cookie } from 'lucide-react'
import { useText } from '../../../shared/i18n/texts'
import { IconButton } from '../../../shared/ui/icon-button'
import { consentTexts } from '../consent-texts'
import { openConsentSettings } from '../settings-wanted'
import { roundButtonStyle } from './banner-style'

/** Opens the settings again once it is decided (decision D14). */
export function RoundButton() {
  const text = useText(consentTexts)
  return (
    <div data-chrome='' sx={roundButtonStyle}>
      <IconButton label={text('settings')} aria-haspopup='dialog' onClick={openConsentSettings}>
        <Cookie />
      </IconButton>
    </div>
  )
}
