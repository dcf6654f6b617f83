import verifyEmail from '../../../locales/el/verify-email.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of confirming that an address is one's own. */
export const verifyEmailMessages = addMessages('verify-email', verifyEmail)
