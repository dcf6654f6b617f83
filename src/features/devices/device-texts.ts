import devices from '../../../locales/el/devices.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the list of devices. */
export const deviceTexts = addTexts('devices', devices)
