import searchBar from '../../../locales/el/search-bar.json'
import { addTexts } from '../../shared/i18n/texts'

/** What every page says of the search in its navbar. */
export const searchBarTexts = addTexts('search-bar', searchBar)
