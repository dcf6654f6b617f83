import contact from '../../../locales/el/contact.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the contact and feedback pages. */
export const contactMessages = addMessages('contact', contact)
export type ContactMessages = typeof contact
