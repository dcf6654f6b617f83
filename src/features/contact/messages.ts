import { addMessages } from '#lib/i18n/messages'
import contact from '#locales/el/contact.json'

export const contactMessages = addMessages('contact', contact)
export type ContactMessages = typeof contact
