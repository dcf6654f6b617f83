import search from '../../../locales/el/search.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the search. */
export const searchTexts = addTexts('search', search)
export type SearchWords = typeof search
