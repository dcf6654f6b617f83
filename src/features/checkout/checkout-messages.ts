import checkout from '../../../locales/el/checkout.json'
import { addMessages } from '../../lib/i18n/messages'

/** Words of the checkout. */
export const checkoutMessages = addMessages('checkout', checkout)
