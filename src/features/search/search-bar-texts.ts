import searchBar from '../../../locales/el/search-bar.json'
import { addMessages } from '../../lib/i18n/texts'

/** What every page says of the search in its navbar. */
export const searchBarMessages = addMessages('search-bar', searchBar)
