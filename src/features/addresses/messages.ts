import { addMessages } from '#lib/i18n/messages'
import addresses from '#locales/el/addresses.json'

/** Messages of the address book. */
export const addressMessages = addMessages('addresses', addresses)
