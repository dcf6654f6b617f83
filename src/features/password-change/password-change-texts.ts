import passwordChange from '../../../locales/el/password-change.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the page where a password is changed, or set for the first time. */
export const passwordChangeTexts = addTexts('password-change', passwordChange)
