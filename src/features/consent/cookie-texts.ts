import cookies from '../../../locales/el/cookies.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words about each cookie, for the settings and the policy. */
export const cookieTexts = addTexts('cookies', cookies)
