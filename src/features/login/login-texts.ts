import login from '../../../locales/el/login.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the sign-in page. */
export const loginTexts = addTexts('login', login)
