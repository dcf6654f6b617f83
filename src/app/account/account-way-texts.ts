import accountWays from '../../../locales/el/account-ways.json'
import { addTexts } from '../../shared/i18n/texts'

/** Why somebody was led elsewhere. */
export const accountWayTexts = addTexts('account-ways', accountWays)
