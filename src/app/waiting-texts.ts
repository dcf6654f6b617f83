import waiting from '../../locales/el/waiting.json'
import { addTexts } from '../shared/i18n/texts'

/** What people read while a page is on its way. */
export const waitingTexts = addTexts('waiting', waiting)
