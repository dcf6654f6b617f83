import textPage from '../../../locales/el/text-page.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words around a page of plain text. */
export const textPageTexts = addTexts('text-page', textPage)
