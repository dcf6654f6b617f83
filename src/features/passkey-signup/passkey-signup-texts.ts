import passkeySignup from '../../../locales/el/passkey-signup.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of opening an account with a passkey instead of a password. */
export const passkeySignupTexts = addTexts('passkey-signup', passkeySignup)
