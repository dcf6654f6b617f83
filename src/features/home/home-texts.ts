import home from '../../../locales/el/home.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the home page. */
export const homeMessages = addMessages('home', home)
