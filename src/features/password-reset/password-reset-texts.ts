import passwordReset from '../../../locales/el/password-reset.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of choosing a new password for one that was forgotten. */
export const passwordResetTexts = addTexts('password-reset', passwordReset)
