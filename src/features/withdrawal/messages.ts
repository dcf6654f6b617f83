import { addMessages } from '#lib/i18n/messages'
import withdrawal from '#locales/el/withdrawal.json'

export const withdrawalMessages = addMessages('withdrawal', withdrawal)
