import { addMessages } from '#lib/i18n/messages'
import productAlerts from '#locales/el/product-alerts.json'

/** Messages of the list of what a member waits for. */
export const alertsMessages = addMessages('product-alerts', productAlerts)
