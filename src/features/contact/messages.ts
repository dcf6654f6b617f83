import { addMessages } from '#lib/i18n/messages'
import contact from '#locales/el/contact.json'

/** Messages of the contact and feedback pages. */
export const contactMessages = addMessages('contact', contact)
export type ContactMessages = typeof contact
