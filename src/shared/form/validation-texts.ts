import validation from '../../../locales/el/validation.json'
import { addTexts, type TextKey } from '../i18n/texts'

/** What forms say about their fields. */
export const validationTexts = addTexts('validation', validation)
export type ValidationKey = TextKey<typeof validation>
