import { addMessages } from '#lib/i18n/messages'
import account from '#locales/el/account.json'

export const accountMessages = addMessages('account', account)
