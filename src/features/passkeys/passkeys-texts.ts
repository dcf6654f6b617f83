import passkeys from '../../../locales/el/passkeys.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the pages of security keys. */
export const passkeysMessages = addMessages('passkeys', passkeys)
