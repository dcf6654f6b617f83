import { addMessages } from '#lib/i18n/messages'
import addresses from '#locales/el/addresses.json'

export const addressMessages = addMessages('addresses', addresses)
