import { addMessages } from '#lib/i18n/messages'
import account from '#locales/el/account.json'

/** Messages of the account area. */
export const accountMessages = addMessages('account', account)
