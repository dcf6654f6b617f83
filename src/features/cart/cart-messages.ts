import { addMessages } from '#lib/i18n/messages'
import cart from '#locales/el/cart.json'

export const cartMessages = addMessages('cart', cart)
