import { ColourModeChoice } from '../../features/colour-mode/colour-mode-choice'
import { ConsentSettingsButton } from '../../features/consent/consent-settings-button'
import { LanguageSetting } from '../../features/locale/language-setting'
import { PermissionSetting } from '../../features/notifications/permission-setting'
import { SettingsPage } from '../../features/profile/settings-page'

/** Composes the settings page from the settings of several features. */
export function AccountSettingsPage() {
  return (
    <SettingsPage
      colours={<ColourModeChoice />}
      language={<LanguageSetting />}
      notifications={<PermissionSetting />}
      cookies={<ConsentSettingsButton />}
    />
  )
}
