import blog from '../../../locales/el/blog.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the lists of lessons and topics. */
export const blogMessages = addMessages('blog', blog)
