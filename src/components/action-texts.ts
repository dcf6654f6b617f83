import actions from '../../locales/el/actions.json'
import { addMessages } from '../lib/i18n/texts'

/** Words of what only some pages do, so that the others do not carry them. */
export const actionMessages = addMessages('actions', actions)
