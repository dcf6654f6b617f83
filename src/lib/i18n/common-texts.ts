import common from '../../../locales/el/common.json'
import { addMessages } from './texts'

/** Words that every page may show. */
export const commonMessages = addMessages('common', common)
