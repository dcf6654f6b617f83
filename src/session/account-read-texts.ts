import accountRead from '../../locales/el/account-read.json'
import { addTexts } from '../shared/i18n/texts'

/** Words around what the account's pages read and change. */
export const accountReadTexts = addTexts('account-read', accountRead)
