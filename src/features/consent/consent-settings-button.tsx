import { useText } from '../../shared/i18n/texts'
import { Button } from '../../shared/ui/button'
import { consentTexts } from './consent-texts'
import { openConsentSettings } from './settings-wanted'

/** Opens the settings of cookies from among other settings. */
export function ConsentSettingsButton() {
  const text = useText(consentTexts)
  return (
    <Button variant='secondary' aria-haspopup='dialog' onClick={openConsentSettings}>
      {text('settings')}
    </Button>
  )
}
