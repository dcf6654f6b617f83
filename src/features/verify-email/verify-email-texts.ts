import verifyEmail from '../../../locales/el/verify-email.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of confirming that an address is one's own. */
export const verifyEmailTexts = addTexts('verify-email', verifyEmail)
