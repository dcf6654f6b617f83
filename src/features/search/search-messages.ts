import search from '../../../locales/el/search.json'
import { addMessages } from '../../lib/i18n/messages'

export const searchMessages = addMessages('search', search)
export type SearchTexts = typeof search
