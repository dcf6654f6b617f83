import emailAddresses from '../../../locales/el/email-addresses.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of a person's e-mail addresses. */
export const emailMessages = addMessages('email-addresses', emailAddresses)
