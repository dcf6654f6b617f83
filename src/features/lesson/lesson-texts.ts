import lesson from '../../../locales/el/lesson.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the lesson page. */
export const lessonMessages = addMessages('lesson', lesson)
