import login from '../../../locales/el/login.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the sign-in page. */
export const loginMessages = addMessages('login', login)
