import notFound from '../../../locales/el/not-found.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the 404 screen; the specification fixes them to the letter (decision D10). */
export const notFoundTexts = addTexts('not-found', notFound)
