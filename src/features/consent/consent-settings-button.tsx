import { Button } from '../../components/button'
import { useText } from '../../lib/i18n/texts'
import { consentMessages } from './consent-texts'
import { openConsentSettings } from './settings-wanted'

/** Opens the settings of cookies from among other settings. */
export function ConsentSettingsButton() {
  const text = useText(consentMessages)
  return (
    <Button variant='secondary' aria-haspopup='dialog' onClick={openConsentSettings}>
      {text('settings')}
    </Button>
  )
}
