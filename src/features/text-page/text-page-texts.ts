import textPage from '../../../locales/el/text-page.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words around a page of plain text. */
export const textPageMessages = addMessages('text-page', textPage)
