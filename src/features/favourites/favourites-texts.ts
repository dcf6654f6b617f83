import favourites from '../../../locales/el/favourites.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of what a person likes. */
export const favouritesMessages = addMessages('favourites', favourites)
