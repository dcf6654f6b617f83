import cart from '../../../locales/el/cart.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the cart. */
export const cartTexts = addTexts('cart', cart)
