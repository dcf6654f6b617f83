import passwordReset from '../../../locales/el/password-reset.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of choosing a new password for one that was forgotten. */
export const passwordResetMessages = addMessages('password-reset', passwordReset)
