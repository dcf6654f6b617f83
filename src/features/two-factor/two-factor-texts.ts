import twoFactor from '../../../locales/el/two-factor.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the pages of the second step. */
export const twoFactorTexts = addTexts('two-factor', twoFactor)
