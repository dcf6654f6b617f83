import passwordChange from '../../../locales/el/password-change.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the page where a password is changed, or set for the first time. */
export const passwordChangeMessages = addMessages('password-change', passwordChange)
