import proof from '../../../locales/el/proof.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the pages where people prove who they are. */
export const proofTexts = addTexts('proof', proof)
