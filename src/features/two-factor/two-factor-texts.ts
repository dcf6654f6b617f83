import twoFactor from '../../../locales/el/two-factor.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the pages of the second step. */
export const twoFactorMessages = addMessages('two-factor', twoFactor)
