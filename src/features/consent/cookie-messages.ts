import { addMessages } from '#lib/i18n/messages'
import cookies from '#locales/el/cookies.json'

/** Messages about each cookie, in the chunks of the settings and the policy. */
export const cookieMessages = addMessages('cookies', cookies)
