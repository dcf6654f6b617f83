import emailAddresses from '../../../locales/el/email-addresses.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of a person's e-mail addresses. */
export const emailTexts = addTexts('email-addresses', emailAddresses)
