import addresses from '../../../locales/el/addresses.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the address book. */
export const addressMessages = addMessages('addresses', addresses)
