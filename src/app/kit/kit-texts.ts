import kit from '../../../locales/el/kit.json'
import { addTexts } from '../../shared/i18n/texts'

/** Samples for the page of the kit. */
export const kitTexts = addTexts('kit', kit)
