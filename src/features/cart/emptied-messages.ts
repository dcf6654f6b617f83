import { addMessages } from '#lib/i18n/messages'
import emptiedCart from '#locales/el/emptied-cart.json'

/** What the cart says after a payment. */
export const emptiedMessages = addMessages('emptied-cart', emptiedCart)
