import profile from '../../../locales/el/profile.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the account's settings. */
export const profileMessages = addMessages('profile', profile)
