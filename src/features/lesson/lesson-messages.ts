import lesson from '../../../locales/el/lesson.json'
import { addMessages } from '../../lib/i18n/messages'

export const lessonMessages = addMessages('lesson', lesson)
