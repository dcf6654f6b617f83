import { addMessages } from '#lib/i18n/messages'
import ownCards from '#locales/el/own-cards.json'

export const ownCardMessages = addMessages('own-cards', ownCards)
