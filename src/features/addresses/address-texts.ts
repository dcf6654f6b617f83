import addresses from '../../../locales/el/addresses.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of addresses: each floor and each kind by its name in the treaty. */
export const addressTexts = addTexts('addresses', addresses)
