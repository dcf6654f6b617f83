import health from '../../../locales/el/health.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words about whether the API answers. */
export const healthTexts = addTexts('health', health)
