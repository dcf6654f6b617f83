import help from '../../../locales/el/help.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the help page, its questions and answers among them. */
export const helpTexts = addTexts('help', help)
