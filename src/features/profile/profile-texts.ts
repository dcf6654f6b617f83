import profile from '../../../locales/el/profile.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the account's settings. */
export const profileTexts = addTexts('profile', profile)
