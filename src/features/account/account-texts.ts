import account from '../../../locales/el/account.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the account area. */
export const accountMessages = addMessages('account', account)
