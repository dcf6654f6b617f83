import { addMessages } from '#lib/i18n/messages'
import productAlert from '#locales/el/product-alert.json'

export const alertMessages = addMessages('product-alert', productAlert)
