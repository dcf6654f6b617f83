import { addMessages } from '#lib/i18n/messages'
import search from '#locales/el/search.json'

export const searchMessages = addMessages('search', search)
export type SearchTexts = typeof search
