import search from '../../../locales/el/search.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the search. */
export const searchMessages = addMessages('search', search)
export type SearchWords = typeof search
