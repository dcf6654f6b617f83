import product from '../../../locales/el/product.json'
import { addTexts, type Text } from '../../shared/i18n/texts'

/** Words of a product's page. */
export const productTexts = addTexts('product', product)

export type ProductText = Text<typeof product>
