import consent from '../../../locales/el/consent.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words that ask for consent; few, because they come with every page. */
export const consentMessages = addMessages('consent', consent)
