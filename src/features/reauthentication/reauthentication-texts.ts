import reauthentication from '../../../locales/el/proof.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the pages where people prove who they are. */
export const reauthenticationMessages = addMessages('proof', reauthentication)
