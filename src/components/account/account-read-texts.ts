import accountRead from '../../../locales/el/account-read.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words around what the account's pages read and change. */
export const accountReadMessages = addMessages('account-read', accountRead)
