import colourMode from '../../../locales/el/colour-mode.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the choice between colours. */
export const colourModeMessages = addMessages('colour-mode', colourMode)
