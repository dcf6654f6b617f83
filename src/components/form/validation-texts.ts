import validation from '../../../locales/el/validation.json'
import { addMessages, type TextKey } from '../../lib/i18n/texts'

/** What forms say about their fields. */
export const validationMessages = addMessages('validation', validation)
export type ValidationKey = TextKey<typeof validation>
