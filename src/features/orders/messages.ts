import { addMessages } from '#lib/i18n/messages'
import orders from '#locales/el/orders.json'

/** Messages of the orders; each status by its name in the API contract. */
export const ordersMessages = addMessages('orders', orders)
