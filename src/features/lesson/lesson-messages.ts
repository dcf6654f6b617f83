import { addMessages } from '#lib/i18n/messages'
import lesson from '#locales/el/lesson.json'

export const lessonMessages = addMessages('lesson', lesson)
