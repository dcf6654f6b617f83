import { addMessages } from '#lib/i18n/messages'
import notifications from '#locales/el/notifications.json'

export const notificationsMessages = addMessages('notifications', notifications)
