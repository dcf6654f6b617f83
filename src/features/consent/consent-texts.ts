import consent from '../../../locales/el/consent.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words that ask for consent; few, because they come with every page. */
export const consentTexts = addTexts('consent', consent)
