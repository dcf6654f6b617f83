import hearts from '../../../locales/el/hearts.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the hearts on products, lessons and comments. */
export const heartsTexts = addTexts('hearts', hearts)
