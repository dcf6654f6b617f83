import contact from '../../../locales/el/contact.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the pages where people write to us. */
export const contactTexts = addTexts('contact', contact)
export type ContactWords = typeof contact
