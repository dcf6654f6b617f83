import addressForm from '../../../locales/el/address-form.json'
import { addTexts } from '../i18n/texts'

/** Words for the fields of an address: each floor and each kind by its name in the treaty. */
export const addressFormTexts = addTexts('address-form', addressForm)
