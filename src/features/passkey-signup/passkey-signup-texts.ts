import passkeySignup from '../../../locales/el/passkey-signup.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of opening an account with a passkey instead of a password. */
export const passkeySignupMessages = addMessages('passkey-signup', passkeySignup)
