import catalogue from '../../../locales/el/catalogue.json'
import { addMessages, type Text } from '../../lib/i18n/texts'

/** Words of the catalogue's lists. */
export const catalogueMessages = addMessages('catalogue', catalogue)

export type CatalogueText = Text<typeof catalogue>
