import { addMessages } from '#lib/i18n/messages'
import blog from '#locales/el/blog.json'

export const blogMessages = addMessages('blog', blog)
