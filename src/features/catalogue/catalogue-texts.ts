import catalogue from '../../../locales/el/catalogue.json'
import { addTexts, type Text } from '../../shared/i18n/texts'

/** Words of the catalogue's lists. */
export const catalogueTexts = addTexts('catalogue', catalogue)

export type CatalogueText = Text<typeof catalogue>
