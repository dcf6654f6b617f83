import account from '../../../locales/el/account.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the account area. */
export const accountTexts = addTexts('account', account)
