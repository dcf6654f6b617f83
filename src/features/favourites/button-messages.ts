import { addMessages } from '#lib/i18n/messages'
import favouriteButton from '#locales/el/favourite-button.json'

/** Messages of the favourite and like buttons, which guests load too. */
export const buttonMessages = addMessages('favourite-button', favouriteButton)
