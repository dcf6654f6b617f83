import home from '../../../locales/el/home.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the home page. */
export const homeTexts = addTexts('home', home)
