import accountOverview from '../../../locales/el/account-overview.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the account's first page. */
export const accountOverviewTexts = addTexts('account-overview', accountOverview)
