import navigation from '../../../locales/el/navigation.json'
import { addMessages } from '../../lib/i18n/texts'

/** What is said on the way from page to page. */
export const navigationMessages = addMessages('navigation', navigation)
