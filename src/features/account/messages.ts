import account from '../../../locales/el/account.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the account area. */
export const accountMessages = addMessages('account', account)
