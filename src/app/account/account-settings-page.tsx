import { Button } from '#components/button'
import { ColourModeChoice } from '#features/colour-mode/colour-mode-choice'
import { consentMessages } from '#features/consent/consent-messages'
import { openConsentSettings } from '#features/consent/settings-store'
import { LanguageSetting } from '#features/locale/language-setting'
import { PermissionSetting } from '#features/notifications/permission-setting'
import { SettingsPage } from '#features/profile/settings-page'
import { useTranslation } from '#lib/i18n/use-translation'

/** Composes the settings page from the settings of several features. */
export default function AccountSettingsPage() {
  return (
    <SettingsPage
      colours={<ColourModeChoice />}
      language={<LanguageSetting />}
      notifications={<PermissionSetting />}
      cookies={<ConsentSettingsButton />}
    />
  )
}

/** Opens the consent settings. */
function ConsentSettingsButton() {
  const { t } = useTranslation(consentMessages)
  return (
    <Button variant='secondary' aria-haspopup='dialog' onClick={openConsentSettings}>
      {t('settings')}
    </Button>
  )
}
