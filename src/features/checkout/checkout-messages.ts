import { addMessages } from '#lib/i18n/messages'
import checkout from '#locales/el/checkout.json'

/** Messages of the checkout. */
export const checkoutMessages = addMessages('checkout', checkout)
