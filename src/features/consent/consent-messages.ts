import { addMessages } from '#lib/i18n/messages'
import consent from '#locales/el/consent.json'

/** Messages of the banner; few, because every page loads them. */
export const consentMessages = addMessages('consent', consent)
