import addressForm from '../../../locales/el/address-form.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words for the fields of an address: each floor and each kind by its name in the API contract. */
export const addressFormMessages = addMessages('address-form', addressForm)
