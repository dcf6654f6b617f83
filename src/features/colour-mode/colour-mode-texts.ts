import colourMode from '../../../locales/el/colour-mode.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the choice between colours. */
export const colourModeTexts = addTexts('colour-mode', colourMode)
