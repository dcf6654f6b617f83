import webApp from '../../../locales/el/web-app.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words about the site as an app: offline, newer versions, installing. */
export const webAppMessages = addMessages('web-app', webApp)
