import blog from '../../../locales/el/blog.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the lists of lessons and topics. */
export const blogTexts = addTexts('blog', blog)
