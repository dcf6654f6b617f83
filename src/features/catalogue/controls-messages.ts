import { addMessages } from '#lib/i18n/messages'
import controls from '#locales/el/catalogue-controls.json'

/** Messages of the filters and the order, in the chunk of the controls. */
export const controlsMessages = addMessages('catalogue-controls', controls)
