import { addMessages, type Text } from '#lib/i18n/messages'
import product from '#locales/el/product.json'

export const productMessages = addMessages('product', product)

export type ProductText = Text<typeof product>
