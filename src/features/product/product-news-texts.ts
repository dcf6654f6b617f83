import news from '../../../locales/el/product-news.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of what turned out to be otherwise since a product's page was built. */
export const productNewsTexts = addTexts('product-news', news)
