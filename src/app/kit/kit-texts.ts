import kit from '../../../locales/el/kit.json'
import { addMessages } from '../../lib/i18n/texts'

/** Samples for the page of the kit. */
export const kitMessages = addMessages('kit', kit)
