import cart from '../../../locales/el/cart.json'
import { addMessages } from '../../lib/i18n/messages'

export const cartMessages = addMessages('cart', cart)
