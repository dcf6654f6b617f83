import { addMessages } from '#lib/i18n/messages'
import checkout from '#locales/el/checkout.json'

export const checkoutMessages = addMessages('checkout', checkout)
