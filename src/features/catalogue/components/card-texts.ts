import productCard from '../../../../locales/el/product-card.json'
import { addMessages } from '../../../lib/i18n/texts'

/** Words of a product's card. Apart from those of lists, as cards stand on many other pages. */
export const cardMessages = addMessages('product-card', productCard)
