import passkey from '../../../locales/el/passkey.json'
import { addMessages } from '../i18n/messages'

/** Messages about devices that gave no passkey. */
export const passkeyMessages = addMessages('passkey', passkey)
