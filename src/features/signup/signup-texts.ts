import signup from '../../../locales/el/signup.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of opening an account. */
export const signupMessages = addMessages('signup', signup)
