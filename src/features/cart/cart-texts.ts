import cart from '../../../locales/el/cart.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the cart. */
export const cartMessages = addMessages('cart', cart)
