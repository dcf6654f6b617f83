import { addMessages } from '#lib/i18n/messages'
import lessonTools from '#locales/el/lesson-tools.json'

/** Messages of the tools of a lesson and of saved lessons. */
export const toolsMessages = addMessages('lesson-tools', lessonTools)
