import { addMessages } from '#lib/i18n/messages'
import notifications from '#locales/el/notifications.json'

/** Messages of the notifications. */
export const notificationsMessages = addMessages('notifications', notifications)
