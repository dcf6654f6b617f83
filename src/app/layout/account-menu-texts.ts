import accountMenu from '../../../locales/el/account-menu.json'
import { addTexts } from '../../shared/i18n/texts'

/** Names of the account's places. */
export const accountMenuTexts = addTexts('account-menu', accountMenu)
