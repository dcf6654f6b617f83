import { addMessages } from '#lib/i18n/messages'
import withdrawal from '#locales/el/withdrawal.json'

/** Messages of the withdrawal page. */
export const withdrawalMessages = addMessages('withdrawal', withdrawal)
