import help from '../../../locales/el/help.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the help page, its questions and answers among them. */
export const helpMessages = addMessages('help', help)
