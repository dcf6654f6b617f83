import actions from '../../../locales/el/actions.json'
import { addTexts } from '../i18n/texts'

/** Words of what only some pages do, so that the others do not carry them. */
export const actionTexts = addTexts('actions', actions)
