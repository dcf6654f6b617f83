import notifications from '../../../locales/el/notifications.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words about what the shop told a person. */
export const notificationsMessages = addMessages('notifications', notifications)
