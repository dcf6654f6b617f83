import loginCode from '../../../locales/el/login-code.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of signing in with a code out of a mail. */
export const loginCodeTexts = addTexts('login-code', loginCode)
