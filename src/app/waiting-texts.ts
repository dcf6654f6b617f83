import waiting from '../../locales/el/waiting.json'
import { addMessages } from '../lib/i18n/texts'

/** What people read while a page is on its way. */
export const waitingMessages = addMessages('waiting', waiting)
