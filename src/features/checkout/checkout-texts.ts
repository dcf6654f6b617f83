import checkout from '../../../locales/el/checkout.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the checkout. */
export const checkoutTexts = addTexts('checkout', checkout)
