import notifications from '../../../locales/el/notifications.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the notifications. */
export const notificationsMessages = addMessages('notifications', notifications)
