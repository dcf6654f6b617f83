import password from '../../../locales/el/password.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the fields where passwords are typed. */
export const passwordMessages = addMessages('password', password)
