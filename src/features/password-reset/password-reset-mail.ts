import { addMessages } from '#lib/i18n/messages'
import passwordReset from '#locales/el/password-reset.json'

export const passwordResetMessages = addMessages('password-reset', passwordReset)
