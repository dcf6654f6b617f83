import { addMessages } from '#lib/i18n/messages'
import addressForm from '#locales/el/address-form.json'

/** Messages of address fields; floors and kinds have their API contract names as keys. */
export const addressFormMessages = addMessages('address-form', addressForm)
