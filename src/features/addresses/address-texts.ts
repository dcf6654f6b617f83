import addresses from '../../../locales/el/addresses.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of addresses: each floor and each kind by its name in the API contract. */
export const addressMessages = addMessages('addresses', addresses)
