import common from '../../../locales/el/common.json'
import { addTexts } from './texts'

/** Words that every page may show. */
export const commonTexts = addTexts('common', common)
