import webApp from '../../../locales/el/web-app.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words about the site as an app: offline, newer versions, installing. */
export const webAppTexts = addTexts('web-app', webApp)
