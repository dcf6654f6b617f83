import { addMessages } from '#lib/i18n/messages'
import passwordReset from '#locales/el/password-reset.json'

/** Messages of the password reset. */
export const passwordResetMessages = addMessages('password-reset', passwordReset)
