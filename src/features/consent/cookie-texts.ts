import cookies from '../../../locales/el/cookies.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words about each cookie, for the settings and the policy. */
export const cookieMessages = addMessages('cookies', cookies)
