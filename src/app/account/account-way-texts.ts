import accountWays from '../../../locales/el/account-ways.json'
import { addMessages } from '../../lib/i18n/texts'

/** Why somebody was led elsewhere. */
export const accountWayMessages = addMessages('account-ways', accountWays)
