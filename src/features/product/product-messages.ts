import product from '../../../locales/el/product.json'
import { addMessages, type Text } from '../../lib/i18n/messages'

/** Words of a product's page. */
export const productMessages = addMessages('product', product)

export type ProductText = Text<typeof product>
