import { addMessages } from '#lib/i18n/messages'
import accountMenu from '#locales/el/account-menu.json'

/** Messages of the account menus; a separate file, shared by three chunks. */
export const accountMenuMessages = addMessages('account-menu', accountMenu)
