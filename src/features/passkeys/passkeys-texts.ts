import passkeys from '../../../locales/el/passkeys.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the pages of security keys. */
export const passkeysTexts = addTexts('passkeys', passkeys)
