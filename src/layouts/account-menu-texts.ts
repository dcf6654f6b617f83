import accountMenu from '../../locales/el/account-menu.json'
import { addMessages } from '../lib/i18n/texts'

/** Names of the account's places. */
export const accountMenuMessages = addMessages('account-menu', accountMenu)
