import devices from '../../../locales/el/devices.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the list of devices. */
export const deviceMessages = addMessages('devices', devices)
