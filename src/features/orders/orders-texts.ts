import orders from '../../../locales/el/orders.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of a person's orders; each status by its name in the treaty. */
export const ordersTexts = addTexts('orders', orders)
