import { addMessages } from '#lib/i18n/messages'
import payment from '#locales/el/payment.json'

/** Messages of paying an order on the bank's page. */
export const paymentMessages = addMessages('payment', payment)
