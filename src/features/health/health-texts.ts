import health from '../../../locales/el/health.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words about whether the API answers. */
export const healthMessages = addMessages('health', health)
