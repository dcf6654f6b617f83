import checkout from '../../../locales/el/checkout.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the checkout. */
export const checkoutMessages = addMessages('checkout', checkout)
