import password from '../../../locales/el/password.json'
import { addTexts } from '../i18n/texts'

/** Words of the fields where passwords are typed. */
export const passwordTexts = addTexts('password', password)
