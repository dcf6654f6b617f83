import loginCode from '../../../locales/el/login-code.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of signing in with a code out of a mail. */
export const loginCodeMessages = addMessages('login-code', loginCode)
