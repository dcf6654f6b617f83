import contact from '../../../locales/el/contact.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the pages where people write to us. */
export const contactMessages = addMessages('contact', contact)
export type ContactMessages = typeof contact
