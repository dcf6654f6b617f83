import { ColourModeChoice } from '../../features/colour-mode/colour-mode-choice'
import { ConsentSettingsButton } from '../../features/consent/consent-settings-button'
import { LanguageSetting } from '../../features/locale/language-setting'
import { PermissionSetting } from '../../features/notifications/permission-setting'
import { SettingsPage } from '../../features/profile/settings-page'

/** The account's settings, with those of the whole site among them. */
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
