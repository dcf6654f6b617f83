import { addMessages } from '#lib/i18n/messages'
import alertForm from '#locales/el/alert-form.json'

/** What is said once somebody asks, or has asked, to be told of a product. */
export const alertMessages = addMessages('alert-form', alertForm)
