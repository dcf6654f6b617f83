import { addMessages } from '#lib/i18n/messages'
import repeatedOrder from '#locales/el/repeated-order.json'

export const repeatedOrderMessages = addMessages('repeated-order', repeatedOrder)
