import news from '../../../locales/el/product-news.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of what turned out to be otherwise since a product's page was built. */
export const productNewsMessages = addMessages('product-news', news)
