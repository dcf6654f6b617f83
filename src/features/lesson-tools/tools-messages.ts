import { addMessages } from '#lib/i18n/messages'
import lessonTools from '#locales/el/lesson-tools.json'

export const toolsMessages = addMessages('lesson-tools', lessonTools)
