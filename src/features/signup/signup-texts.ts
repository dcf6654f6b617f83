import signup from '../../../locales/el/signup.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of opening an account. */
export const signupTexts = addTexts('signup', signup)
