import checkout from '../../../locales/el/checkout.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the checkout. */
export const checkoutMessages = addMessages('checkout', checkout)
