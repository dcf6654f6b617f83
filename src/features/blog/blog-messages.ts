import blog from '../../../locales/el/blog.json'
import { addMessages } from '../../lib/i18n/messages'

export const blogMessages = addMessages('blog', blog)
