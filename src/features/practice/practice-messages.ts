import { addMessages } from '#lib/i18n/messages'
import practice from '#locales/el/practice.json'

export const practiceMessages = addMessages('practice', practice)
