import notifications from '../../../locales/el/notifications.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words about what the shop told a person. */
export const notificationsTexts = addTexts('notifications', notifications)
