import { addMessages } from '#lib/i18n/messages'
import webApp from '#locales/el/web-app.json'

/** Messages about offline use, updates and installing. */
export const webAppMessages = addMessages('web-app', webApp)
