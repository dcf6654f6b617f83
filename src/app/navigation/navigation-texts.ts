import navigation from '../../../locales/el/navigation.json'
import { addTexts } from '../../shared/i18n/texts'

/** What is said on the way from page to page. */
export const navigationTexts = addTexts('navigation', navigation)
