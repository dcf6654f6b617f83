/** @jsxImportSource theme-ui */
import { Cookie } from 'lucide-react'
import { useText } from '../../../shared/i18n/texts'
import { IconButton } from '../../../shared/ui/icon-button'
import { consentTexts } from '../consent-texts'
import { openConsentSettings } from '../settings-wanted'
import { buttonHeight, roundButtonStyle } from './banner-style'
import { useLowerEdge } from './use-lower-edge'

/** Opens the settings again once it is decided (decision D14). */
export function RoundButton() {
  const text = useText(consentTexts)
  const place = useLowerEdge<HTMLDivElement>(buttonHeight)
  return (
    <div ref={place} data-chrome='' sx={roundButtonStyle}>
      <IconButton label={text('settings')} aria-haspopup='dialog' onClick={openConsentSettings}>
        <Cookie />
      </IconButton>
    </div>
  )
}
