import hearts from '../../../locales/el/hearts.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the hearts on products, lessons and comments. */
export const heartsMessages = addMessages('hearts', hearts)
