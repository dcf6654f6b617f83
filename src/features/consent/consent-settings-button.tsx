import { Button } from '../../components/button'
import { useText } from '../../lib/i18n/messages'
import { consentMessages } from './consent-messages'
import { openConsentSettings } from './settings-store'

/** Opens the consent settings from the account's settings page. */
export function ConsentSettingsButton() {
  const text = useText(consentMessages)
  return (
    <Button variant='secondary' aria-haspopup='dialog' onClick={openConsentSettings}>
      {text('settings')}
    </Button>
  )
}
