import passkey from '../../../locales/el/passkey.json'
import { addMessages } from '../i18n/texts'

/** What is said of devices that gave no passkey. */
export const passkeyMessages = addMessages('passkey', passkey)
