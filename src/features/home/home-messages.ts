import home from '../../../locales/el/home.json'
import { addMessages } from '../../lib/i18n/messages'

export const homeMessages = addMessages('home', home)
