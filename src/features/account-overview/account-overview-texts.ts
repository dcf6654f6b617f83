import accountOverview from '../../../locales/el/account-overview.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the account's first page. */
export const accountOverviewMessages = addMessages('account-overview', accountOverview)
