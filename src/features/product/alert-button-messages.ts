import { addMessages } from '#lib/i18n/messages'
import productAlert from '#locales/el/product-alert.json'

/** The words of the button, apart from those of the form that a press opens. */
export const alertButtonMessages = addMessages('product-alert', productAlert)
