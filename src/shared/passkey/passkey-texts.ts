import passkey from '../../../locales/el/passkey.json'
import { addTexts } from '../i18n/texts'

/** What is said of devices that gave no passkey. */
export const passkeyTexts = addTexts('passkey', passkey)
