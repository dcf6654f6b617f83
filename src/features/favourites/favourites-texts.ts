import favourites from '../../../locales/el/favourites.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of what a person likes. */
export const favouritesTexts = addTexts('favourites', favourites)
